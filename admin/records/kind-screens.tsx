import type { ReactNode } from "react";
import type * as z from "zod";
import { contentTable, type Stored, type Written } from "#db/content/content-table.ts";
import { CONTENT_KINDS, contentKind, siteAddress, type EditedKind } from "#domain/content/content-kinds.ts";
import type { Field, Fields, StoredFields } from "#domain/content/fields.ts";
import type { KindForm } from "#domain/content/kind-form.ts";
import { NewTabLink } from "../ui/NewTabLink.tsx";
import { RecordEditor, type ScreenDefinition } from "./RecordEditor.tsx";
import { RecordFields } from "./RecordFields.tsx";
import { recordScreens } from "./record-screens.tsx";

type WithSlug = Fields & { slug: Field };
type Options<Row> = {
  /** Whether visitors find a record at its address; left out: always. */
  isPublic?: (row: Row) => boolean;
  /** Cards below the form that save by themselves, for a stored record. */
  below?: (row: Row) => ReactNode;
  onSaved?: (saved: Row) => void;
  /** Records of which some fields are not shown, and are checked in another way. */
  special?: { is: (row: Row) => boolean; schema: z.ZodType; leavesOut: readonly string[] };
};

/** The screens that create and change records of a kind, from the fields of its form. */
export function kindScreens<Kind extends EditedKind, F extends WithSlug>(
  kind: Kind,
  form: KindForm<F> & (StoredFields<F> extends Written<Kind> ? unknown : never),
  { isPublic = () => true, below, onSaved, special }: Options<Stored<Kind>> = {},
) {
  type Row = Stored<Kind>;
  const { get, create, update } = contentTable(kind);
  const definition = {
    kind,
    schema: form.schema,
    values: form.values,
    compared: form.labels,
    load: get,
    create,
    update,
    isPublic,
    // The compiler has compared the fields with the columns above; within a generic function it cannot follow that.
  } as unknown as ScreenDefinition<
    Row & { id: string; updated_at: string; slug: string },
    { slug: string },
    { slug: string }
  >;
  const { noun, ownPage } = contentKind(kind);
  const ofSpecial = special && { ...definition, schema: special.schema as typeof definition.schema };
  return recordScreens(definition, (row) => (
    <RecordEditor
      definition={ofSpecial && row && special.is(row) ? ofSpecial : definition}
      row={row}
      below={row && below?.(row)}
      {...(onSaved && { onSaved })}
      actions={(stored) =>
        row &&
        ownPage &&
        stored.slug &&
        isPublic(row) && <NewTabLink href={siteAddress(kind, stored.slug)}>View {noun}</NewTabLink>
      }
    >
      {({ slug }) => (
        <RecordFields
          {...{ kind, form, slug }}
          record={row ? { table: CONTENT_KINDS[kind].table, id: row.id } : undefined}
          leavesOut={row && special?.is(row) ? special.leavesOut : undefined}
        />
      )}
    </RecordEditor>
  ));
}

import { useNavigate } from "@tanstack/react-router";
import { useRef, type ReactNode } from "react";
import { FormProvider, type FieldErrors, type FieldValues, type UseFormReturn } from "react-hook-form";
import { contentKind, type EditedKind } from "#domain/content-kinds.ts";
import { LastSaved } from "../publish/LastSaved.tsx";
import type { ComparedFields } from "./ConflictDialog.tsx";
import { dashboardSearch } from "../ui/dashboard-place.ts";
import { editRoute, newRoute } from "./editor-routes.ts";
import { DraftOffer } from "./DraftOffer.tsx";
import { frame } from "#styles/variants/administration/frame.ts";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { RecordConflict } from "./RecordConflict.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { useRecordForm, type RecordDefinition } from "./use-record-form.ts";
import { useTitle } from "../ui/use-title.ts";

type Stored = { id: string; slug: string; updated_at: string };
type WithSlug = FieldValues & { slug: string };
type Editor<Values extends FieldValues, Checked> = {
  form: UseFormReturn<Values, unknown, Checked>;
  slug: ReturnType<typeof useRecordForm>["slug"];
};

type Props<Kind extends EditedKind, Row extends Stored, Values extends WithSlug, Checked, Input> = {
  definition: RecordDefinition<Kind, Row, Values, Checked, Input>;
  /** The record as it was read, or null for a new one. */
  row: Row | null;
  /** What a new record begins with, if that differs, and a key for its origin (see `from` in use-draft.ts). */
  begin?: { values: Values; from: string } | undefined;
  /** Offers to save a new record and begin the one after it. */
  another?: boolean;
  /** What a conflict compares. */
  fields: ComparedFields<Values>;
  /** The fields of the form. */
  children: (editor: Editor<Values, Checked>) => ReactNode;
  /** Shown beside the title; gets the stored values. */
  actions?: (stored: Partial<Values> | undefined) => ReactNode;
  /** Cards below the form that save by themselves. */
  below?: ReactNode;
  onSaved?: (saved: Row) => void;
  beforeCheck?: (form: UseFormReturn<Values, unknown, Checked>) => void;
  refusal?: (form: UseFormReturn<Values, unknown, Checked>, errors: FieldErrors<Values>) => string;
};

/** A screen that creates or changes one record. Each editor passes its definition and its fields. */
export function RecordEditor<
  Kind extends EditedKind,
  Row extends Stored,
  Values extends WithSlug,
  Checked extends { slug: string },
  Input,
>({
  definition,
  row,
  begin,
  another = false,
  fields,
  children,
  actions,
  below,
  onSaved,
  ...checks
}: Props<Kind, Row, Values, Checked, Input>) {
  const { kind } = definition;
  const { noun, title, table, nameColumn } = contentKind(kind);
  const heading = `${row ? "Edit" : "Add New"} ${title}`;
  useTitle(heading);
  const navigate = useNavigate();
  /** Whether a new record is to follow the save that is under way. */
  const beginsAnother = useRef(false);
  const { form, slug, saving, draft, submit, isDirty } = useRecordForm(definition, row, {
    ...checks,
    begin,
    onSaved: (saved, stay) => {
      onSaved?.(saved);
      if (!stay && beginsAnother.current)
        void navigate({ to: newRoute(kind), search: { after: saved.id }, ignoreBlocker: true });
      else if (!stay) void navigate({ to: "/admin", search: dashboardSearch(table), ignoreBlocker: true });
      else if (!row)
        void navigate({ to: editRoute(kind), params: { id: saved.id }, replace: true, ignoreBlocker: true });
    },
  });
  const formId = `${noun}-form`;

  return (
    <FormProvider {...form}>
      <div className={frame()}>
        <PageHead
          title={heading}
          tab={table}
          note={
            row && (
              <>
                <span className="text-ink-soft">{String(row[nameColumn as keyof Row])}</span>
                <LastSaved kind={kind} record={row.id} />
              </>
            )
          }
          actions={actions?.(form.formState.defaultValues as Partial<Values> | undefined)}
        />
        <DraftOffer noun={noun} draft={draft} />
        <form
          id={formId}
          noValidate
          className={frame({ width: "full" })}
          onSubmit={(event) => {
            event.preventDefault();
            beginsAnother.current = false;
            submit(false);
          }}
        >
          {children({ form, slug })}
        </form>
        {below}
        <SaveBar
          label={`${row ? "Update" : "Create"} ${title}`}
          tab={table}
          form={formId}
          busy={saving.busy}
          dirty={isDirty}
          message={saving.message}
          onStay={() => submit(true)}
          onAnother={
            row || !another
              ? undefined
              : () => {
                  beginsAnother.current = true;
                  submit(false);
                }
          }
        />
        <LeaveGuard dirty={isDirty} onLeave={draft.forget} />
        <RecordConflict
          noun={noun}
          form={form}
          saving={saving}
          valuesOf={definition.values}
          fields={fields}
          onChosen={submit}
        />
      </div>
    </FormProvider>
  );
}

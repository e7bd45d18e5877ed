import { ListChecks, Pencil, Plus, SearchX } from "lucide-react";
import { useState } from "react";
import { deleteAttribute, type CategoryAttribute, type StoredAttribute } from "#db/specifications/attributes.ts";
import type { SpecificationName } from "#db/specifications/specification-names.ts";
import { attributeFinder } from "#domain/specifications/attribute.ts";
import { ATTRIBUTE_KIND_NAMES, type AttributeInput } from "#domain/specifications/attribute-schema.ts";
import { SPECIFICATION_TITLES } from "#domain/specifications/specification-categories.ts";
import { counted } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { panel } from "#styles/variants/basics.ts";
import { Button, IconButton } from "../../ui/controls.tsx";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { DeleteForGood } from "../../records/DeletionDialog.tsx";
import { EmptyPanel } from "../../ui/panels.tsx";
import { Row, RowActions, RowDetail, RowMain, RowName, Rows, DeleteButton } from "../../ui/lists/Row.tsx";
import { SearchBox, Toolbar, toolbarButton } from "../../ui/lists/Toolbar.tsx";
import { useLastShown } from "../../ui/dialog-state.ts";
import { AttributeDialog, useAttributeChange } from "./AttributeDialog.tsx";
import { failureText } from "../../ui/failure-text.ts";

type Props = {
  attributes: readonly StoredAttribute[];
  expected: readonly CategoryAttribute[];
  names: readonly SpecificationName[];
};

/** The catalogue of specifications: what each name means. */
export function AttributesTab({ attributes, expected, names }: Props) {
  const [search, setSearch] = useState("");
  const [edited, setEdited] = useState<StoredAttribute | Partial<AttributeInput> | null>(null);
  const [toDelete, setToDelete] = useState<StoredAttribute | null>(null);
  const text = search.toLowerCase();
  const found = attributes.filter((one) =>
    [one.name, one.unit ?? "", ...one.synonyms].some((word) => word.toLowerCase().includes(text)),
  );
  const find = attributeFinder(attributes);
  const uses = new Map<string, number>();
  for (const { name, uses: count } of names) {
    const id = find(name)?.id;
    if (id) uses.set(id, (uses.get(id) ?? 0) + count);
  }
  return (
    <>
      <Toolbar className="mbe-3">
        <SearchBox label="Search the catalogue" value={search} onSearch={setSearch} />
        <Button intent="primary" className={toolbarButton} onClick={() => setEdited({})}>
          <Plus aria-hidden="true" />
          Add Specification
        </Button>
      </Toolbar>
      <div className={panel()}>
        {attributes.length === 0 ? (
          <EmptyPanel
            icon={ListChecks}
            title="No Specifications in the Catalogue Yet"
            text="Say what a name means: its unit, its group and its other names. Products keep what was typed."
          />
        ) : found.length === 0 ? (
          <EmptyPanel icon={SearchX} title="Nothing Found" text="Try another search." />
        ) : (
          <Rows aria-label="Catalogue of specifications">
            {found.map((one) => (
              <Row key={one.id}>
                <RowMain>
                  <RowName name={one.name}>
                    {one.unit && <span className={badge()}>{one.unit}</span>}
                    <span className="text-sm text-ink-soft">
                      {ATTRIBUTE_KIND_NAMES[one.kind]} · {SPECIFICATION_TITLES[one.category]}
                      {one.better && ` · ${one.better} is better`}
                    </span>
                  </RowName>
                  <RowDetail>
                    Used {counted(uses.get(one.id) ?? 0, "time")}, expected by{" "}
                    {counted(
                      expected.filter(({ attribute_id }) => attribute_id === one.id).length,
                      "category",
                      "categories",
                    )}
                    {one.synonyms.length > 0 && ` · also ${one.synonyms.join(", ")}`}
                  </RowDetail>
                </RowMain>
                <RowActions>
                  <IconButton icon={Pencil} label={`Edit ${one.name}`} onClick={() => setEdited(one)} />
                  <DeleteButton name={one.name} onDelete={() => setToDelete(one)} />
                </RowActions>
              </Row>
            ))}
          </Rows>
        )}
      </div>
      {edited && <AttributeDialog attribute={edited} attributes={attributes} onClose={() => setEdited(null)} />}
      <DeleteAttribute attribute={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}

function DeleteAttribute({ attribute, onClose }: { attribute: StoredAttribute | null; onClose: () => void }) {
  const changed = useAttributeChange();
  const shown = useLastShown(attribute, attribute !== null);
  const remove = async () => {
    if (!attribute) return;
    await deleteAttribute(client, attribute.id);
    toast.success(`${attribute.name} deleted from the catalogue`);
    void changed(attribute.name);
  };
  return (
    <DeleteForGood
      open={attribute !== null}
      title="Delete from the catalogue"
      confirmLabel="Delete"
      failure={(error) => failureText(error, "The entry could not be deleted. Please try again.")}
      note={null}
      onDelete={remove}
      onClose={onClose}
    >
      <p>
        Delete “{shown?.name}” from the catalogue? Products keep their values; no category expects it any more. This
        cannot be undone.
      </p>
    </DeleteForGood>
  );
}

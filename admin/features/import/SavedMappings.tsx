import { useState } from "react";
import { deleteImportMapping, saveImportMapping } from "#db/import/import-mappings.ts";
import { fromSaved, MAPPING_NAME_MAX, toSaved } from "#domain/import/columns/mapping.ts";
import { Button, Select } from "../../ui/controls.tsx";
import { TextField } from "../../ui/Field.tsx";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { Card } from "../../ui/Card.tsx";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import type { Import, OpenImport } from "./use-import.ts";

/** Saves mappings by name, because the next price list of a supplier has the same columns. */
export function SavedMappings({ work, open: { mapping, columns, savedAs } }: { work: Import; open: OpenImport }) {
  const [name, setName] = useState(savedAs ?? "");
  const { busy, run } = useOneAtATime();
  if (mapping.exported) return null;
  const headings = columns.map(({ heading }) => heading);
  const chosen = work.saved.find((saved) => saved.name === savedAs);
  const attempt = (act: () => Promise<void>, done: string) =>
    run(async () => {
      try {
        await act();
        await work.reloadSaved();
        toast.success(done);
      } catch (error) {
        console.error("The saved mapping was not changed", error);
        toast.error("This could not be saved. Please try again.");
      }
    });
  const save = () =>
    void attempt(async () => {
      await saveImportMapping(client, name, toSaved(mapping, headings));
      work.setMapping(mapping, name.trim());
    }, `Mapping "${name.trim()}" saved`);
  return (
    <Card title="Saved mapping">
      <div className="grid items-end gap-3 md:grid-cols-2">
        {work.saved.length > 0 && (
          <div className="flex flex-wrap items-end gap-2">
            <Select
              label="Use a saved mapping"
              className="flex-1"
              value={chosen?.id ?? ""}
              onChange={(event) => {
                const saved = work.saved.find(({ id }) => id === event.target.value);
                if (!saved) return;
                setName(saved.name);
                work.setMapping(fromSaved(saved.mapping, headings, mapping), saved.name);
              }}
            >
              <option value="">Choose a saved mapping</option>
              {work.saved.map((saved) => (
                <option key={saved.id} value={saved.id}>
                  {saved.name}
                </option>
              ))}
            </Select>
            {chosen && (
              <Button
                busy={busy}
                onClick={() =>
                  void attempt(async () => {
                    await deleteImportMapping(client, chosen.id);
                    work.setMapping(mapping);
                  }, `Mapping "${chosen.name}" deleted`)
                }
              >
                Delete
              </Button>
            )}
          </div>
        )}
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            className="flex-1"
            label="Save this mapping as"
            placeholder="such as York price list"
            maxLength={MAPPING_NAME_MAX}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button disabled={name.trim() === ""} busy={busy} onClick={save}>
            Save mapping
          </Button>
        </div>
      </div>
    </Card>
  );
}

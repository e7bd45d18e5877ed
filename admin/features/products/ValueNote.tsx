import { TriangleAlert } from "lucide-react";
import { useWatch } from "react-hook-form";
import type { Attribute } from "#domain/specifications/attribute.ts";
import { valueNote } from "#domain/specifications/value-notes.ts";
import { useProductForm } from "./product-form.ts";
import type { KnownSpecifications } from "./use-known-specifications.ts";

/** Shows below a value how it was understood, and what is odd about it. Its line keeps its height when it is empty. */
export function ValueNote({
  value,
  attribute,
  stated,
  whileEmpty,
}: {
  value: string;
  attribute: Attribute | undefined;
  stated: ReturnType<KnownSpecifications["stated"]>;
  whileEmpty?: string | undefined;
}) {
  const note = valueNote(value, attribute, stated);
  return (
    <span className="grid gap-0.5 min-block-[1lh]">
      <span>{note?.read ?? whileEmpty}</span>
      {note?.warnings.map((text) => (
        <span key={text} className="flex items-start gap-1.25 text-warn">
          <TriangleAlert aria-hidden="true" className="mbs-0.5 size-3.25 flex-none" />
          {text}
        </span>
      ))}
    </span>
  );
}

/** The note under the value of a line of the specifications. */
export function LineNote({ index, known }: { index: number; known: KnownSpecifications }) {
  const { control } = useProductForm();
  const line = useWatch({ control, name: `specifications.${index}` });
  // While a line is removed, its note may be rendered once more.
  const { name = "", value = "" } = (line as typeof line | undefined) ?? {};
  return <ValueNote value={value} attribute={known.find(name)} stated={known.stated(name)} />;
}

import { isDocumentFile } from "../documents/document-file.ts";
import { isSection, sectionText } from "../pages/section-text.ts";

/** The value of a field as lines of text. `names` are the names of the records that ids refer to. */
export function fieldText(value: unknown, names: ReadonlyMap<string, string> = new Map()): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "On" : "Off";
  if (typeof value === "string") return names.get(value) ?? value;
  if (isDocumentFile(value)) return value.name;
  if (isSection(value)) return sectionText(value, names);
  if (Array.isArray(value)) return value.map((item) => fieldText(item, names)).join("\n");
  if (typeof value === "object")
    return Object.values(value)
      .map((part) => fieldText(part, names))
      .filter(Boolean)
      .join(": ");
  return String(value as number);
}

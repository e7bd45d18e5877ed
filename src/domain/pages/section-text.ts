import type { Control, Field, Fields } from "../content/fields.ts";
import { PARTS, type PartName } from "./own-pages.ts";
import { SECTION_TYPES, type Section, type TypedSection } from "./sections.ts";

type Entry = Readonly<Record<string, unknown>>;
const written = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Whether a value is a section, as stored or as a form holds it. */
export const isSection = (value: unknown): value is TypedSection =>
  typeof value === "object" &&
  value !== null &&
  "hidden" in value &&
  "type" in value &&
  Object.hasOwn(SECTION_TYPES, String(value.type));

/** The fields of a section that count, in their order. */
export function sectionFields(section: TypedSection): [string, Field][] {
  const { fields, only } = SECTION_TYPES[section.type] as {
    fields: Fields;
    only?: Partial<Record<string, (section: Entry) => boolean>>;
  };
  return Object.entries(fields).filter(([name]) => only?.[name]?.(section) ?? true);
}

/** What a section is called: 'Points: Why us'. */
export function sectionName(section: TypedSection): string {
  if (section.type === "part") return PARTS[section["part"] as PartName].label;
  const heading = written(section["heading"]);
  const { label } = SECTION_TYPES[section.type];
  return heading ? `${label}: ${heading}` : label;
}

/** What a path in the values of a form leads to, if it leads into a section: 'Points: Why us, Title'. Null elsewhere. */
export function sectionPlace(values: Entry, [list, index, ...within]: readonly PropertyKey[]): string | null {
  const sections = values[String(list)];
  const section: unknown = Array.isArray(sections) ? sections[Number(index)] : null;
  if (!isSection(section)) return null;
  let fields: Fields = SECTION_TYPES[section.type].fields;
  const labels = within.flatMap((step) => {
    const field = fields[String(step)];
    if (field?.control.type === "entries") fields = field.control.fields;
    return field && field.control.type !== "entries" ? [field.label] : [];
  });
  return [sectionName(section), ...labels].join(", ");
}

/** A section for the history and for conflicts: its name, and a line for each further field. `names` are those of records by their ids. */
export function sectionText(section: TypedSection, names: ReadonlyMap<string, string>): string {
  const lines = sectionFields(section).flatMap(([name, { label, control }]) => {
    if (name === "heading") return [];
    const text = valueText(control, section[name], names);
    if (text === "") return [];
    return control.type === "entries" || control.type === "markdown" ? [text] : [`${label}: ${text}`];
  });
  return [`${sectionName(section)}${section.hidden ? " (hidden)" : ""}`, ...lines].join("\n");
}

function valueText(control: Control, value: unknown, names: ReadonlyMap<string, string>): string {
  if (control.type === "entries")
    return (value as Entry[])
      .map((entry) => Object.keys(control.fields).map((name) => written(entry[name])))
      .map((texts) => texts.filter(Boolean).join(": "))
      .join("\n");
  if (control.type === "records") return (value as string[]).map((id) => names.get(id) ?? id).join(", ");
  const text = written(value);
  if (control.type === "choice") return control.labels?.[text] ?? text;
  return control.type === "category" ? (names.get(text) ?? text) : text;
}

/** The words of a section that visitors read, for the search; Markdown keeps its signs. */
export function sectionWords(section: Section): string[] {
  const read = (fields: Fields, values: Entry): string[] =>
    Object.entries(fields).flatMap(([name, { control }]) => {
      if (control.type === "entries") return (values[name] as Entry[]).flatMap((entry) => read(control.fields, entry));
      const isText = control.type === "long text" || control.type === "markdown";
      return isText || (control.type === "text" && !control.input) ? [written(values[name])].filter(Boolean) : [];
    });
  return read(SECTION_TYPES[section.type].fields, section);
}

/** The addresses of the pictures that sections show outside of their texts. */
export const sectionPictures = (sections: readonly Section[]): string[] =>
  sections.flatMap((section) => {
    if (section.type === "logos") return section.logos.flatMap((logo) => logo.picture ?? []);
    return section.type === "picture" || section.type === "hero" ? (section.picture ?? []) : [];
  });

/** The Markdown texts of sections. */
export const sectionMarkdown = (sections: readonly Section[]): string[] =>
  sections.flatMap((section) => (section.type === "text" || section.type === "picture" ? [section.text] : []));

import { textKey } from "../table/table-cells.ts";
import { headingWords } from "./row-numbers.ts";
import { readHeading } from "../table/header-text.ts";
import { IGNORE, REASON_HEADING, type ImportField, type Target } from "./mapping.ts";

/** A specification that the catalogue knows: by its own name or by others that mean the same. */
export type KnownSpecification = { name: string; unit?: string | null; synonyms?: readonly string[] };

/** Words in headings that name the fields of a product, without case, accents and punctuation. */
const FIELD_WORDS: Readonly<Record<ImportField, RegExp>> = {
  name: /^(?:product )?(?:name|title|designation)$/,
  slug: /^(?:url )?slug$/,
  model:
    /^(?:(?:model|type|article|item|part|order|catalogue|catalog)(?: (?:no|nr|number|code|name|designation))|model|models|item|sku|article|reference|ref)$/,
  brand: /^(?:brand|make|manufacturer|vendor|maker)(?: name)?$/,
  category: /^(?:(?:product )?(?:category|group|family)|categories)$/,
  series: /^(?:(?:product )?series|product (?:line|range))(?: name)?$/,
  description: /^(?:long |product )?(?:description|text)$/,
  item_type: /^item type$/,
  featured: /^featured$/,
  availability: /^(?:availability|life cycle(?: status)?|lifecycle(?: status)?)$/,
  successor: /^(?:successor|replaced by|superseded by)$/,
};
/** The same in the other languages of the price lists that are expected. */
const OTHER_LANGUAGES: Readonly<Partial<Record<ImportField, string>>> = {
  name: "bezeichnung, produkt, désignation, nom, produit, الاسم, اسم المنتج, المنتج, الصنف",
  model:
    "modell, typ, artikelnummer, artikel, modèle, référence, code article, الموديل, موديل, الطراز, رقم الموديل, الكود",
  brand: "marke, hersteller, marque, fabricant, الماركة, العلامة التجارية, الشركة المصنعة, المصنع",
  category: "kategorie, warengruppe, catégorie, famille, الفئة, التصنيف, المجموعة",
  series: "serie, baureihe, série, gamme, السلسلة, الطراز العام",
  description: "beschreibung, langtext, الوصف, وصف المنتج",
};
const FIELD_BY_WORD = new Map(
  Object.entries(OTHER_LANGUAGES).flatMap(([field, list]) =>
    list.split(", ").map((word) => [textKey(word), field as ImportField] as const),
  ),
);
const FEATURE = /^(?:key )?features?(?: \d+)?$/;
const PICTURE = /^(?:(?:product )?(?:image|picture|photo)s?)(?: (?:url|address|file|name))?(?: \d+)?$/;

/** Finds known specifications by the texts of headings. */
export function specificationFinder(
  known: readonly KnownSpecification[],
): (name: string) => KnownSpecification | undefined {
  const byName = new Map<string, KnownSpecification>();
  // The first specification of a name wins, and names win over synonyms.
  for (const one of known) if (!byName.has(textKey(one.name))) byName.set(textKey(one.name), one);
  for (const one of known)
    for (const synonym of one.synonyms ?? []) if (!byName.has(textKey(synonym))) byName.set(textKey(synonym), one);
  return (name) => byName.get(textKey(name));
}

/** What a column most likely fills, by its heading. */
export function proposedTarget(heading: string, find: ReturnType<typeof specificationFinder>): Target {
  const key = headingWords(heading);
  if (key === "" || heading === REASON_HEADING) return IGNORE;
  const field = FIELD_BY_WORD.get(key);
  if (field) return { kind: "field", field };
  for (const [field, pattern] of Object.entries(FIELD_WORDS) as [ImportField, RegExp][])
    if (pattern.test(key)) return { kind: "field", field };
  if (FEATURE.test(key)) return { kind: "feature" };
  if (PICTURE.test(key)) return { kind: "picture" };
  const { name, unit } = readHeading(heading);
  // The whole heading may be a name: 'Sound level (1 m)'.
  const known = find(heading) ?? find(name);
  return { kind: "specification", name: known?.name ?? capitalised(name), unit };
}

/** 'refrigerant' → 'Refrigerant'; names that begin with one letter such as 'pH' stay. */
const capitalised = (name: string): string =>
  /^[a-z]{2,}(?: |$)/.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;

import * as z from "zod";
import { pictureAddress, pictureAddressField, webAddressField } from "../addresses/link-fields.ts";
import { slugSchema } from "../addresses/slug.ts";
import { markdownProblem } from "../pages/markdown-limits.ts";
import { EMAIL_MESSAGE, FILLED, optionalText, requiredText } from "../text/form-fields.ts";
import { withLatinDigits } from "../text/numbers.ts";
import { tooLong } from "../text/text.ts";
import type { WordFields, WordShape } from "../languages/words.ts";

/**
 * The fields of the kinds of content. A field says once what it is called, how it is typed, checked, stored and shown; forms,
 * conflicts and the history come from it (kind-form.ts).
 */

/** What a person types into. */
export type Control =
  | { type: "text"; input?: "url"; placeholder?: string; digits?: boolean }
  | { type: "long text"; rows: number }
  | { type: "markdown" }
  | { type: "switch" }
  /** `labels`: what an option is called, if not by its own word. */
  | { type: "choice"; options: readonly string[]; labels?: Readonly<Record<string, string>> }
  | { type: "date" }
  | { type: "picture"; maxMB: number }
  | { type: "slug" }
  /** One of the categories, by its id. */
  | { type: "category" }
  /** Several records, by their ids in an order; the field `of` beside it says of which kind. */
  | { type: "records"; of: string }
  /** Several records of one kind, by their ids in an order. */
  | { type: "owners"; kind: "product" | "brand" | "category"; max: number }
  /** The file of a document of a maker (documents/document-file.ts). */
  | { type: "document" }
  /** The sections of a page (pages/sections.ts). */
  | { type: "sections" }
  /** Any number of entries, each with these fields. */
  | { type: "entries"; noun: string; fields: Fields }
  /** The words of these fields in other languages. */
  | { type: "translations"; fields: WordFields };

export type Field<Schema extends z.ZodType = z.ZodType> = {
  label: string;
  /** Says what to enter; a function is given what is typed. */
  hint?: string | ((typed: string) => string);
  required?: boolean;
  /** Takes the whole width of a card. */
  wide?: boolean;
  control: Control;
  /** How it holds words to translate; left out: not at all. */
  words?: WordShape | undefined;
  /** What is typed goes in, what is stored comes out. */
  schema: Schema;
  /** What the form holds for a stored value; `undefined` for a new record. */
  typed(stored: z.output<Schema> | undefined): z.input<Schema>;
};
export type Fields = Readonly<Record<string, Field>>;

type Words = Pick<Field, "label" | "hint" | "wide">;
/** A stored value as a field of text holds it. */
export const textOf = (stored: unknown): string => (stored === null || stored === undefined ? "" : String(stored));

/** The number that is typed with Latin, Arabic or Persian digits; null for none. */
const typedNumber = (typed: string | number | null): number | null => {
  const digits = withLatinDigits(textOf(typed)).trim();
  return digits === "" ? null : Number(digits);
};

/** The limits of checks.is_text_list and checks.is_paragraph_list in the database. */
const LINE_MAX = 1000;
const PARAGRAPH_MAX = 5000;
const PARAGRAPHS_MAX = 20;
const LINE_END = /\n/;
const EMPTY_LINE = /\n[ \t\r]*\n/;

type TextOptions = Words & {
  max: number;
  placeholder?: string;
  rows?: number;
  /** A number, a name of the machine's or a part of an address, which is the same in every language. */
  sameInAll?: true;
};

const textControl = ({ rows, placeholder }: TextOptions): Control =>
  rows === undefined ? { type: "text", ...(placeholder && { placeholder }) } : { type: "long text", rows };
const textWords = ({ max, rows, sameInAll }: TextOptions): WordShape | undefined =>
  sameInAll ? undefined : { as: "text", max, long: rows !== undefined };
const words = ({ label, hint, wide }: Words): Words => ({ label, ...(hint && { hint }), ...(wide && { wide }) });

/** A text that may be left empty, which is stored as null. With `rows` it has several lines. */
export const text = (options: TextOptions) => ({
  ...words(options),
  control: textControl(options),
  words: textWords(options),
  schema: optionalText(options.max),
  typed: textOf,
});

/** A text that must not be empty; `missing` is the message if it is. `also` checks it further. */
export const mandatoryText = (
  options: TextOptions & { missing: string; also?: { test: (typed: string) => boolean; message: string } },
) => {
  const { max, missing, also } = options;
  const schema = requiredText(max, missing);
  return {
    ...words(options),
    required: true,
    control: textControl(options),
    words: textWords(options),
    schema: also ? schema.refine(also.test, also.message) : schema,
    typed: textOf,
  };
};

/** A text with headings, lists and links. */
export const markdown = (options: Words & { max: number }) => ({
  ...words(options),
  control: { type: "markdown" as const },
  words: { as: "text", max: options.max, long: true } satisfies WordShape,
  schema: z
    .string()
    .max(options.max, tooLong(options.max))
    .refine((body) => markdownProblem(body) === null, { error: ({ input }) => markdownProblem(String(input)) ?? "" }),
  typed: textOf,
});

/** The end of a record's address; `also` checks it further. */
export const slug = (also?: { test: (slug: string) => boolean; message: string }) => ({
  label: "URL slug",
  required: true,
  control: { type: "slug" as const },
  schema: also ? slugSchema.refine(also.test, also.message) : slugSchema,
  typed: textOf,
});

/** The address of a website, which may be left empty. */
export const webAddress = (options: Words) => ({
  ...words(options),
  control: { type: "text" as const, input: "url" as const, placeholder: "https://" },
  schema: webAddressField,
  typed: textOf,
});

/** An address for mail, which may be left empty. */
export const email = (options: TextOptions) => ({
  ...text({ ...options, sameInAll: true }),
  schema: optionalText(options.max).pipe(z.string().regex(z.regexes.email, EMAIL_MESSAGE).nullable()),
});

/** One picture, which may be left out. */
export const picture = (options: Words & { maxMB: number }) => ({
  ...words(options),
  wide: true,
  control: { type: "picture" as const, maxMB: options.maxMB },
  schema: pictureAddressField,
  typed: textOf,
});

/** An on/off switch; `initial` is where it stands for a new record. */
export const yesNo = (options: Words & { initial: boolean }) => ({
  ...words(options),
  control: { type: "switch" as const },
  schema: z.boolean(),
  typed: (stored: boolean | undefined) => stored ?? options.initial,
});

/** One of several words; `labels` say what each is called, if not by the word itself. */
export const choice = <const Options extends readonly [string, ...string[]]>(
  options: Words & { options: Options; labels?: Readonly<Record<Options[number], string>> },
) => ({
  ...words(options),
  control: { type: "choice" as const, options: options.options, ...(options.labels && { labels: options.labels }) },
  schema: z.enum(options.options, `Choose one of ${options.options.join(", ")}`),
  typed: (stored: Options[number] | undefined) => stored ?? options.options[0],
});

/** A whole number; an empty field is `initial`. */
export const wholeNumber = (options: Words & { initial: number; min: number; max: number }) => {
  const { initial, min, max } = options;
  return {
    ...words(options),
    // The digits of a telephone's keyboard may come without a minus.
    control: { type: "text" as const, digits: min >= 0 },
    schema: z
      .union([z.string(), z.number()])
      .transform((typed) => typedNumber(typed) ?? initial)
      .refine(
        (number) => Number.isInteger(number) && number >= min && number <= max,
        `Enter a whole number from ${min} to ${max}`,
      ),
    typed: (stored: number | undefined) => String(stored ?? initial),
  };
};

/** A year up to the present one (or a few years more), which may be left empty. */
export const year = (options: Words & { from: number; ahead?: number }) => {
  const last = () => new Date().getFullYear() + (options.ahead ?? 0);
  return {
    ...words(options),
    control: { type: "text" as const, digits: true as const },
    schema: z
      .union([z.string(), z.number(), z.null()])
      .transform(typedNumber)
      .refine((value) => value === null || (Number.isInteger(value) && value >= options.from && value <= last()), {
        error: () => `Enter a year from ${options.from} to ${last()}`,
      }),
    typed: textOf,
  };
};

const OLDEST_DATE = "1900-01-01";

/** A day, stored as '2026-11-26'. May be left empty (null) unless `missing` says what to do then. */
const dateSchema = z
  .union([z.string(), z.null()])
  .transform((typed) => (typed ?? "").trim() || null)
  .refine((day) => day === null || (z.iso.date().safeParse(day).success && day >= OLDEST_DATE), "Enter a day");

export const date = (options: Words) => ({
  ...words(options),
  control: { type: "date" as const },
  schema: dateSchema,
  typed: textOf,
});

/** A day that must be given; of a new record today. */
export const mandatoryDate = (options: Words & { missing: string }) => ({
  ...words(options),
  required: true,
  control: { type: "date" as const },
  schema: dateSchema.pipe(z.string(options.missing)),
  typed: (stored: string | undefined) => stored ?? new Date().toISOString().slice(0, 10),
});

/** What a form holds for these fields. */
export type Typed<F extends Fields> = { [Name in keyof F]: z.input<F[Name]["schema"]> };
/** What is stored of these fields. */
export type StoredFields<F extends Fields> = { [Name in keyof F]: z.output<F[Name]["schema"]> };
type Shape<F extends Fields> = { [Name in keyof F]: F[Name]["schema"] };

/** The schema of a form with these fields. */
export const fieldsSchema = <F extends Fields>(fields: F): z.ZodObject<Shape<F>> =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema])) as Shape<F>);

/** What a form holds for a record with these fields; for a new one of null. */
export const typedFields = <F extends Fields>(fields: F, record: Partial<StoredFields<F>> | null): Typed<F> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.typed(record?.[name])])) as Typed<F>;

/** Several short texts, one on each line; empty lines do not count. */
export const lines = (options: Words & { max: number; lineMax?: number }) => {
  const { max, lineMax = LINE_MAX } = options;
  return {
    ...words({ hint: "One on each line.", wide: true, ...options }),
    control: { type: "long text" as const, rows: 4 },
    words: { as: "list", max: lineMax, long: false, between: LINE_END } satisfies WordShape,
    schema: z
      .string()
      .transform((typed) => typed.split(LINE_END).flatMap((line) => line.trim() || []))
      .pipe(
        z
          .array(z.string().regex(FILLED).max(lineMax, `A line has at most ${lineMax} characters`))
          .max(max, `At most ${max} lines`),
      ),
    typed: (stored: readonly string[] | undefined) => (stored ?? []).join("\n"),
  };
};

/** Running text; an empty line begins a new paragraph. */
export const paragraphs = (options: Words) => ({
  ...words({ hint: "An empty line begins a new paragraph.", wide: true, ...options }),
  control: { type: "long text" as const, rows: 12 },
  words: { as: "list", max: PARAGRAPH_MAX, long: true, between: EMPTY_LINE } satisfies WordShape,
  schema: z
    .string()
    .transform((typed) => typed.split(EMPTY_LINE).flatMap((paragraph) => paragraph.trim() || []))
    .pipe(
      z
        .array(z.string().max(PARAGRAPH_MAX, `A paragraph has at most ${PARAGRAPH_MAX} characters`))
        .max(PARAGRAPHS_MAX, `At most ${PARAGRAPHS_MAX} paragraphs`),
    ),
  typed: (stored: readonly string[] | undefined) => (stored ?? []).join("\n\n"),
});

/** Groups of fields in an order, such as the two columns of a table. */
export const groups = <F extends Fields>(options: Words & { noun: string; max: number; fields: F }) => ({
  ...words(options),
  control: { type: "entries" as const, noun: options.noun, fields: options.fields as Fields },
  words: { as: "entries", of: () => options.fields } satisfies WordShape,
  schema: z.array(fieldsSchema(options.fields)).max(options.max, `At most ${options.max} are possible`),
  typed: (stored: readonly StoredFields<F>[] | undefined) =>
    (stored ?? []).map((group) => typedFields(options.fields, group)) as z.input<z.ZodObject<Shape<F>>>[],
});

/** Pictures in an order. */
export const pictures = (options: Words & { max: number; maxMB: number }) => {
  const fields = { address: picture({ label: "Picture", maxMB: options.maxMB }) };
  return {
    ...words(options),
    control: { type: "entries" as const, noun: "picture", fields },
    schema: z
      .array(fieldsSchema(fields))
      .max(options.max, `At most ${options.max} are possible`)
      .transform((entries) => entries.flatMap(({ address }) => address ?? []))
      .pipe(z.array(pictureAddress).max(options.max)),
    typed: (stored: readonly string[] | undefined) => (stored ?? []).map((address) => ({ address })),
  };
};

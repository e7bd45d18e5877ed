import { withLatinDigits } from "../text/numbers.ts";

/* What the transmittal of a submittal package says. No zod here: a visitor's browser loads this. */

/** The most characters of each text. */
export const FORM_LIMITS = {
  project: 120,
  client: 120,
  consultant: 120,
  contractor: 120,
  number: 40,
  remarks: 600,
} as const;

export const PURPOSES = {
  approval: "For approval",
  information: "For information",
  review: "For review",
} as const;
export type Purpose = keyof typeof PURPOSES;
export const PURPOSE_NAMES = Object.keys(PURPOSES) as Purpose[];

type TextField = keyof typeof FORM_LIMITS;
/** The texts as typed: `revision` in digits, `date` as in '2026-11-26'. */
export type SubmittalForm = Record<TextField | "revision" | "date", string> & { purpose: Purpose };
export type FormField = keyof SubmittalForm;

/** What the visitor has typed so far. What is missing has its default. */
export type TypedForm = Partial<SubmittalForm>;

const EMPTY: SubmittalForm = {
  project: "",
  client: "",
  consultant: "",
  contractor: "",
  number: "",
  revision: "0",
  date: "",
  purpose: "approval",
  remarks: "",
};
export const FORM_FIELDS = Object.keys(EMPTY) as FormField[];

/** The form with the defaults in place of what was not typed: `today` as in '2026-11-26'. */
export const filledForm = (typed: TypedForm, defaults: { contractor: string; today: string }): SubmittalForm => ({
  ...EMPTY,
  contractor: defaults.contractor,
  date: defaults.today,
  ...typed,
});

const isTextField = (field: FormField): field is TextField => field in FORM_LIMITS;
/** A text that documents can show: no NUL, no lone surrogates, at most `max` long. */
const cut = (text: string, max: number): string => text.replaceAll("\0", "").slice(0, max).toWellFormed();

/** Makes a form of whatever the browser has stored. */
export function typedFrom(stored: unknown): TypedForm {
  if (typeof stored !== "object" || stored === null) return {};
  const values = stored as Record<string, unknown>;
  return Object.fromEntries(
    FORM_FIELDS.flatMap((field): [FormField, string][] => {
      const value = Object.hasOwn(values, field) ? values[field] : undefined;
      if (typeof value !== "string") return [];
      if (field === "purpose") return Object.hasOwn(PURPOSES, value) ? [[field, value]] : [];
      return [[field, cut(value, isTextField(field) ? FORM_LIMITS[field] : 10)]];
    }),
  );
}

/** A real day between 2000 and 2099. */
function isDay(date: string): boolean {
  const at = new Date(`${date}T00:00:00Z`);
  return /^20\d\d-\d\d-\d\d$/.test(date) && !Number.isNaN(at.valueOf()) && at.toISOString().startsWith(date);
}

export type FormFault = "missing" | "tooLong" | "noRevision" | "noDay";

/** What is wrong with the fields of a form; empty if nothing is. */
export function faultsOf(form: SubmittalForm): Partial<Record<FormField, FormFault>> {
  const texts = Object.entries(FORM_LIMITS).flatMap(([field, max]) =>
    form[field as TextField].length > max ? [[field, "tooLong"] as const] : [],
  );
  return {
    ...Object.fromEntries(texts),
    ...(form.project.trim() === "" ? { project: "missing" } : {}),
    ...(form.number.trim() === "" ? { number: "missing" } : {}),
    ...(/^\d{1,2}$/.test(form.revision.trim()) ? {} : { revision: "noRevision" }),
    ...(isDay(form.date) ? {} : { date: "noDay" }),
  };
}

/** '02' and '٢' are 2. What is no number stays, for its fault. */
function plainRevision(typed: string): string {
  const text = withLatinDigits(typed).trim();
  return /^\d+$/.test(text) ? String(Number(text)) : text;
}

/** The texts without blanks around them, as the package shows them. */
export const trimmedForm = (form: SubmittalForm): SubmittalForm => ({
  ...form,
  ...Object.fromEntries(FORM_FIELDS.filter((field) => field !== "purpose").map((field) => [field, form[field].trim()])),
  revision: plainRevision(form.revision),
});

/** 'submittal-HVAC-014-rev2.pdf' */
export function packageFileName({ number, revision }: Pick<SubmittalForm, "number" | "revision">): string {
  const plain = number.replaceAll(/[^\p{L}\p{N}._-]+/gu, "-").replaceAll(/^[-.]+|[-.]+$/g, "");
  return `submittal-${plain || "package"}-rev${Number(revision)}.pdf`;
}

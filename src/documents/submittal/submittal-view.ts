import type { SubmittalForm } from "#domain/submittals/form.ts";
import type { ListedChanges, PackageItem } from "#domain/submittals/parts.ts";
import { PACKAGE_TEXTS as T } from "#texts/en/submittals/package.ts";
import type { SheetOptions } from "../sheet-options.ts";
import type { CompanyView } from "../views/company-view.ts";

/** What a submittal package shows. */
export type SubmittalView = {
  company: CompanyView;
  form: SubmittalForm;
  items: readonly PackageItem[];
  /** Of a revision after the first package. */
  changes?: ListedChanges;
};

const DATE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
export const shownDate = ({ date }: Pick<SubmittalForm, "date">): string => DATE.format(new Date(`${date}T00:00:00Z`));

/** 'Rev 2' */
export const revisionText = ({ revision }: Pick<SubmittalForm, "revision">): string => `${T.rev} ${revision}`;

/** 'Nile Tower – HVAC-014' */
const packageName = ({ project, number }: SubmittalForm): string => `${project} – ${number}`;
/** The title of the file: 'Nile Tower – HVAC-014 · Rev 2' */
export const packageTitle = (form: SubmittalForm): string => `${packageName(form)} · ${revisionText(form)}`;

/** What the drawn pages say of the package; its date is that of the file, so that equal packages are equal in each byte. */
export const packageOptions = ({ company, form }: SubmittalView): SheetOptions => ({
  title: packageName(form),
  file: { title: packageTitle(form), author: form.contractor || company.name },
  kind: T.kind,
  company,
  revised: `${form.date}T00:00:00.000Z`,
  revision: revisionText(form),
});

/** Name and value of what heads a sheet; empty values are left out by whoever draws them. */
export type Fact = { label: string; value: string };

/** The facts of the transmittal, as the cover and the form show them. */
export const packageFacts = (form: SubmittalForm): Fact[] =>
  [
    { label: T.project, value: form.project },
    { label: T.client, value: form.client },
    { label: T.consultant, value: form.consultant },
    { label: T.contractor, value: form.contractor },
    { label: T.number, value: form.number },
    { label: T.revision, value: form.revision },
    { label: T.date, value: shownDate(form) },
  ].filter(({ value }) => value !== "");

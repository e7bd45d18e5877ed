import { useMemo, useState } from "react";
import { dayInCairo } from "#domain/documents/expiry.ts";
import type { QuoteLine } from "#domain/enquiries/quote-list.ts";
import { companyFacts } from "#domain/submittals/company-facts.ts";
import { filledForm, type TypedForm } from "#domain/submittals/form.ts";
import { NO_SUBMITTAL } from "#domain/submittals/kept-submittal.ts";
import { takenDocuments } from "#domain/submittals/maker-documents.ts";
import type { KeptItem } from "#domain/submittals/review/record.ts";
import type { SiteSettings } from "#domain/settings/settings.ts";
import { useStored } from "#client/lists/use-stored-list.ts";
import { MakeButton } from "#client/submittals/make-button.tsx";
import { TransmittalFields, useCheckedForm } from "#client/submittals/submittal-form.tsx";
import { SubmittalItems } from "#client/submittals/submittal-item.tsx";
import { $submittal } from "#client/submittals/submittal-store.ts";
import { useDocuments } from "#client/submittals/use-documents.ts";
import { useMakerDocuments } from "#client/submittals/use-maker-documents.ts";
import { useSubmittalItems } from "#client/submittals/use-submittal-items.ts";
import { notice } from "#styles/variants/basics.ts";
import { Card } from "../../ui/Card.tsx";
import { Spinner } from "../../ui/controls.tsx";
import { ErrorPanel } from "../../ui/panels.tsx";
import { useFormerDocuments } from "./use-former-documents.ts";
import { useIssue } from "./use-issue.ts";

const FIXED = ["project", "client", "consultant", "contractor", "number", "revision"] as const;

type Props = {
  submittal: string;
  site: SiteSettings;
  lines: readonly QuoteLine[];
  /** What the fields have where nothing was typed; of a further revision what stays as it was. */
  facts: TypedForm;
  /** The items of the revision before; none for the first. */
  before: readonly KeptItem[];
  enquiry: string | null;
  onIssued: () => void;
};

/** Makes a package of these products with the maker of the site, and issues it. */
export function Maker({ submittal, site, lines, facts, before, enquiry, onIssued }: Props) {
  const isFirst = before.length === 0;
  const { form: typed, leftOut, taken: chosen } = useStored($submittal, NO_SUBMITTAL);
  const { items: made, error, retry } = useSubmittalItems(lines);
  const documents = useDocuments();
  const makers = useMakerDocuments((made ?? []).flatMap(({ slug, isListed }) => (isListed ? [slug] : [])));
  const making = useIssue(submittal, enquiry, onIssued);
  const [today] = useState(() => dayInCairo(new Date()));
  // What no schedule of this browser asks anew stays as it was in the revision before.
  const items = useMemo(
    () =>
      made?.map((item) => {
        const former = item.compared.length > 0 ? undefined : before.find(({ slug }) => slug === item.slug);
        return former ? { ...item, tags: item.tags || former.tags, compared: [...former.compared] } : item;
      }),
    [made, before],
  );
  const hasMakers = made?.every(({ slug, isListed }) => !isListed || makers.has(slug)) ?? false;
  const isOffered = (slug: string, title: string) => makers.get(slug)?.some((one) => one.title === title) ?? false;
  const former = useFormerDocuments(submittal, before, hasMakers ? items : undefined, documents, isOffered);
  const form = {
    ...filledForm(isFirst ? { ...facts, ...filledOf(typed) } : typed, { contractor: site.company_name, today }),
    ...(isFirst ? {} : facts),
  };
  const { element, faults, onSubmit } = useCheckedForm(form);
  if (error)
    return <ErrorPanel title="The catalogue of the site could not be loaded" text={error.message} onRetry={retry} />;
  if (!items || !hasMakers) return <Spinner label="Loading the catalogue..." />;

  const issue = () => {
    if (former.loading) return;
    const taken = takenDocuments(items, makers, chosen, today);
    void making.issue({
      ...{ company: companyFacts(site), form, items, leftOut, taken, added: documents.added },
      issuedBefore: before,
    });
  };
  return (
    <form ref={element} className="grid gap-6" noValidate onSubmit={onSubmit(issue)}>
      <Card title="Transmittal">
        <TransmittalFields form={form} faults={faults} fixed={isFirst ? [] : FIXED} />
      </Card>
      <Card title="Items">
        {former.loading && <Spinner label="Taking over the documents of the revision before..." />}
        {former.failed.length > 0 && (
          <p role="alert" className={notice({ tone: "warn" })}>
            Could not be taken over, so please add again: {former.failed.join(", ")}.
          </p>
        )}
        <SubmittalItems items={items} makers={makers} today={today} documents={documents} />
      </Card>
      <MakeButton
        state={making}
        faults={faults}
        label={former.loading ? "Taking over documents..." : `Issue revision ${form.revision}`}
      />
    </form>
  );
}

/** What was typed, without empty fields: those have what the enquiry says. */
const filledOf = (typed: TypedForm): TypedForm =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ""));

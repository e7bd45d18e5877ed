import { useState } from "react";
import { links } from "#texts/language/links.ts";
import { dayInCairo } from "#domain/documents/expiry.ts";
import type { CompanyFacts } from "#domain/submittals/company-facts.ts";
import { filledForm } from "#domain/submittals/form.ts";
import { takenDocuments } from "#domain/submittals/maker-documents.ts";
import { NO_SUBMITTAL } from "#domain/submittals/kept-submittal.ts";
import { SUBMITTAL_TEXTS as T } from "#texts/submittals.ts";
import { link } from "#styles/variants/basics.ts";
import { button } from "#styles/variants/buttons.ts";
import { quoteList } from "../lists/lists-store.ts";
import { NOTHING_STORED, useShowStoredList, useStored } from "../lists/use-stored-list.ts";
import { EmptyNote } from "../products/empty-note.tsx";
import { MakeButton } from "./make-button.tsx";
import { TransmittalFields, useCheckedForm } from "./submittal-form.tsx";
import { SubmittalItems } from "./submittal-item.tsx";
import { $submittal } from "./submittal-store.ts";
import { useDocuments } from "./use-documents.ts";
import { useMakerDocuments } from "./use-maker-documents.ts";
import { usePackage } from "./use-package.ts";
import { useSubmittalItems } from "./use-submittal-items.ts";

type Props = {
  /** The company of the site, which is named as the contractor until the visitor says another one. */
  company: CompanyFacts;
};

/** Makes a submittal package of the quote list, all in this browser. */
export function SubmittalPage({ company }: Props) {
  const lines = useStored(quoteList.$entries, NOTHING_STORED);
  const { form: typed, leftOut, taken: chosen } = useStored($submittal, NO_SUBMITTAL);
  useShowStoredList();
  const { items, error, retry } = useSubmittalItems(lines);
  const documents = useDocuments();
  const makers = useMakerDocuments((items ?? []).flatMap(({ slug, isListed }) => (isListed ? [slug] : [])));
  const making = usePackage();
  const [today] = useState(() => dayInCairo(new Date()));
  const form = filledForm(typed, { contractor: company.company_name, today });
  const { element, faults, onSubmit } = useCheckedForm(form);

  if (lines.length === 0)
    return (
      <EmptyNote heading="h2" title={T.emptyTitle} text={T.emptyText}>
        <div className="flex flex-wrap justify-center gap-3">
          <a className={button({ intent: "primary" })} href={links.products()}>
            {T.toProducts}
          </a>
          <a className={button()} href={links.schedule()}>
            {T.toSchedule}
          </a>
        </div>
      </EmptyNote>
    );
  if (error)
    return (
      <EmptyNote heading="h2" title={T.loadFailed} text={error.message} role="alert">
        <button type="button" className={button({ intent: "primary" })} onClick={retry}>
          {T.retry}
        </button>
      </EmptyNote>
    );
  if (!items || items.some(({ slug, isListed }) => isListed && !makers.has(slug)))
    return (
      <p className="text-ink-soft" role="status">
        {T.loading}
      </p>
    );
  if (!items.some(({ isListed }) => isListed))
    return (
      <EmptyNote heading="h2" title={T.goneTitle} text={T.goneText}>
        <a className={button({ intent: "primary" })} href={links.quoteList()}>
          {T.toQuoteList}
        </a>
      </EmptyNote>
    );

  const make = () => {
    const taken = takenDocuments(items, makers, chosen, today);
    void making.make({ company, form, items, leftOut, taken, added: documents.added });
  };
  return (
    <form ref={element} className="grid gap-10" noValidate onSubmit={onSubmit(make)}>
      <section className="grid gap-4" aria-labelledby="submittal-transmittal">
        <h2 className="text-subtitle" id="submittal-transmittal">
          {T.transmittal}
        </h2>
        <TransmittalFields form={form} faults={faults} />
      </section>
      <section className="grid gap-2" aria-labelledby="submittal-items">
        <h2 className="text-subtitle" id="submittal-items">
          {T.items}
        </h2>
        <p className="text-ink-soft">
          {T.itemsHint}{" "}
          <a className={link()} href={links.quoteList()}>
            {T.toQuoteList}
          </a>
        </p>
        <p className="text-ink-soft">{T.notKept}</p>
        <div className="mbs-2 border-bs border-line">
          <SubmittalItems items={items} makers={makers} today={today} documents={documents} />
        </div>
      </section>
      <MakeButton state={making} faults={faults} />
    </form>
  );
}

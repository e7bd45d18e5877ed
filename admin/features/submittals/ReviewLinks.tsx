import { useQuery } from "@tanstack/react-query";
import { Copy, Link2 } from "lucide-react";
import { useState, type SubmitEvent } from "react";
import { DatabaseError } from "#db/errors.ts";
import { makeReviewLink, withdrawReviewLink, type ReviewLink } from "#db/submittals/reviews.ts";
import { routes } from "#domain/addresses/routes.ts";
import { addressIn, LANGUAGE, type Language } from "#domain/languages/languages.ts";
import { languagesIn } from "#domain/settings/setting-words.ts";
import { siteSettings } from "#domain/settings/settings.ts";
import { REVIEW_DAYS } from "#domain/submittals/review/record.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { client } from "../../environment.ts";
import { useAccountName } from "../../queries/accounts.ts";
import { settingsQuery } from "../../queries/settings.ts";
import { queryClient, queryKeys } from "../../query-client.ts";
import { Card } from "../../ui/Card.tsx";
import { Alert, Button } from "../../ui/controls.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { failureText } from "../../ui/failure-text.ts";
import { SelectField, TextField } from "../../ui/Field.tsx";
import { moment } from "../../ui/moment.ts";
import { QueryState } from "../../ui/panels.tsx";
import { toast } from "../../ui/toast.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { reviewLinksQuery } from "./submittal-queries.ts";

/** The messages of the database about links are written for people. */
const isSaid = (error: unknown): error is DatabaseError => error instanceof DatabaseError && /^PT4/.test(error.code);
const works = ({ ends_at, withdrawn_at }: ReviewLink): boolean =>
  withdrawn_at === null && Date.parse(ends_at) > Date.now();

/** Makes, copies and withdraws links by which somebody without an account reviews the submittal. */
export function ReviewLinks({ submittal }: { submittal: string }) {
  const links = useQuery(reviewLinksQuery(submittal));
  const { data: site } = useQuery(settingsQuery);
  const { busy, run } = useOneAtATime();
  const [forWhom, setForWhom] = useState("");
  const [days, setDays] = useState<number>(REVIEW_DAYS[1]);
  const [language, setLanguage] = useState<Language>("en");
  const [fault, setFault] = useState<string>();
  const [made, setMade] = useState("");
  const [failure, setFailure] = useState("");
  const nameOf = useAccountName();
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.reviewLinks(submittal) });
  const attempt = (action: () => Promise<void>, failed: string) =>
    run(async () => {
      setFailure("");
      try {
        await action();
        await refresh();
      } catch (error) {
        console.error(failed, error);
        setFailure(isSaid(error) ? error.message : failureText(error, failed));
      }
    });
  const make = (event: SubmitEvent) => {
    event.preventDefault();
    setFault(forWhom.trim() === "" ? "Say for whom the link is." : undefined);
    if (forWhom.trim() === "") return;
    void attempt(async () => {
      const token = await makeReviewLink(client, submittal, forWhom.trim(), days);
      setMade(new URL(addressIn(language, routes.review(token)), window.location.origin).href);
      setForWhom("");
    }, "The link could not be made. Please try again.");
  };
  const withdraw = (one: ReviewLink) =>
    attempt(async () => {
      await withdrawReviewLink(client, one.id);
      setMade("");
      toast.success("Link withdrawn. It opens nothing from now on.");
    }, "The link could not be withdrawn. Please try again.");
  return (
    <Card title="Review by link">
      <p className="text-sm text-ink-soft max-inline-[65ch]">
        Whoever has a link sees the newest revision with its sheets and documents and marks the items, without an
        account. It ends at its time, when you withdraw it, or with the rights of whoever made it.
      </p>
      <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={make}>
        <TextField
          label="For whom"
          className="flex-[1_1_14rem]"
          maxLength={100}
          value={forWhom}
          error={fault}
          onChange={({ target }) => setForWhom(target.value)}
        />
        <SelectField label="The link works for" value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {REVIEW_DAYS.map((some) => (
            <option key={some} value={some}>
              {some} days
            </option>
          ))}
        </SelectField>
        <SelectField label="Language" value={language} onChange={({ target }) => setLanguage(target.value as Language)}>
          {languagesIn(site ?? siteSettings([])).map((one) => (
            <option key={one} value={one} lang={one}>
              {LANGUAGE[one].name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" intent="primary" busy={busy} className="self-end">
          <Link2 aria-hidden="true" />
          Make link
        </Button>
      </form>
      {made && (
        <div className="grid gap-2" role="status">
          <TextField
            label="New link"
            hint="It is shown only now. Copy it before you leave this screen."
            readOnly
            value={made}
            onFocus={(event) => event.target.select()}
          />
          <Button
            className="justify-self-start"
            onClick={() => void copyText(made, "Link", "The link could not be copied. Please select and copy it.")}
          >
            <Copy aria-hidden="true" />
            Copy link
          </Button>
        </div>
      )}
      <Alert boxed>{failure}</Alert>
      <QueryState query={links} loading="Loading links..." failed="The links could not be loaded" />
      {links.data && links.data.length > 0 && (
        <ul aria-label="Links" className="grid gap-px">
          {links.data.map((one) => (
            <li
              key={one.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-bs border-line py-2"
            >
              <p className="text-sm wrap-anywhere">
                <b>{one.for_whom}</b>{" "}
                {!works(one) && <span className={badge()}>{one.withdrawn_at ? "Withdrawn" : "Ended"}</span>}
                <span className="block text-xs text-ink-soft">
                  Made by {nameOf(one.made_by) ?? "a former account"} on {moment(one.made_at)} · ends on{" "}
                  {moment(one.ends_at)}
                </span>
              </p>
              {works(one) && (
                <Button small intent="danger" busy={busy} onClick={() => void withdraw(one)}>
                  Withdraw
                  <span className="sr-only"> the link for {one.for_whom}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

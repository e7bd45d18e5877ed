import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { HOME_ENTRIES_MAX, HOME_PART_NAMES, type HomeEntry } from "#domain/settings/home-sections.ts";
import type { SettingsFormValues } from "#domain/settings/settings-form.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { pagesQuery } from "../../queries/site.ts";
import { Card } from "../../ui/Card.tsx";
import { Alert, Switch } from "../../ui/controls.tsx";
import { RowDetail, RowMain, RowName } from "../../ui/lists/Row.tsx";
import { AddChoice, ChosenList } from "../../ui/sortable/ChosenList.tsx";
import { listError } from "../../records/bind-fields.ts";
import { labelOf } from "./settings-record.ts";

const keyOf = ({ part, page }: HomeEntry): string => (part === "page" ? `/${page}` : part);

/** What stands on the home page below its head: its own parts, and sections of written pages, in an order. */
export function HomeSettings() {
  const note = useId();
  const { data: pages } = useQuery(pagesQuery);
  const { control, setValue, formState } = useFormContext<SettingsFormValues>();
  const entries = useWatch({ control, name: "home_sections" });
  const set = (next: HomeEntry[]) => setValue("home_sections", next, { shouldDirty: true });
  const pageOf = (slug: string) => pages?.find((page) => page.slug === slug);
  const nameOf = ({ part, page }: HomeEntry): string =>
    part === "page" ? (pageOf(page)?.title ?? `/${page}`) : HOME_PART_NAMES[part];
  const others = (pages ?? []).filter(({ slug }) => !entries.some(({ page }) => page === slug));
  return (
    <Card title="Home page" anchor="home">
      <div id="home_sections" tabIndex={-1} role="group" aria-label={labelOf("home_sections")} className="grid gap-2">
        <p id={note} className="text-xs text-ink-soft">
          Below the head with the search, in this order. A part with nothing to show is left out.
        </p>
        <ChosenList
          label={labelOf("home_sections")}
          chosen={entries}
          idOf={keyOf}
          nameOf={nameOf}
          onChange={set}
          stays={({ part }) => part !== "page"}
        >
          {(entry) => (
            <>
              <RowMain>
                <RowName name={nameOf(entry)}>
                  {!entry.shown && <span className={badge()}>Hidden</span>}
                  {entry.part === "page" && pages && !pageOf(entry.page)?.published && (
                    <span className={badge()}>{pageOf(entry.page) ? "Draft" : "Not there any more"}</span>
                  )}
                </RowName>
                {entry.part === "page" && <RowDetail>{`Sections of /${entry.page}`}</RowDetail>}
              </RowMain>
              <Switch
                hideLabel
                label={`Show ${nameOf(entry)}`}
                checked={entry.shown}
                onChange={({ target }) =>
                  set(entries.map((one) => (one === entry ? { ...one, shown: target.checked } : one)))
                }
              />
            </>
          )}
        </ChosenList>
        <Alert>{listError(formState, "home_sections")}</Alert>
        {others.length > 0 && entries.length < HOME_ENTRIES_MAX && (
          <AddChoice
            label="Add the sections of a page"
            options={others.map(({ slug, title }) => ({ value: slug, label: title }))}
            onAdd={(page) => set([...entries, { part: "page", page, shown: true }])}
          />
        )}
      </div>
    </Card>
  );
}

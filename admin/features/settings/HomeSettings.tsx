import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { moved } from "#domain/listing/ordering.ts";
import { HOME_ENTRIES_MAX, HOME_PART_NAMES, type HomeEntry } from "#domain/settings/home-sections.ts";
import type { SettingsFormValues } from "#domain/settings/settings-form.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { pagesQuery } from "../../queries/site.ts";
import { Card } from "../../ui/Card.tsx";
import { Alert, Select, Switch } from "../../ui/controls.tsx";
import { focusBeside, RemoveButton } from "../../ui/form-entries.tsx";
import { toolbarSelect } from "../../ui/lists/Toolbar.tsx";
import { RowDetail, RowMain, RowName } from "../../ui/lists/Row.tsx";
import { SortableList } from "../../ui/sortable/SortableList.tsx";
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
  const { home_sections: refused } = formState.errors;
  const error = refused?.message ?? refused?.root?.message;
  return (
    <Card title="Home page" anchor="home">
      <div id="home_sections" tabIndex={-1} role="group" aria-label={labelOf("home_sections")} className="grid gap-2">
        <p id={note} className="text-xs text-ink-soft">
          Below the head with the search, in this order. A part with nothing to show is left out.
        </p>
        <SortableList
          label={labelOf("home_sections")}
          items={entries}
          idOf={keyOf}
          nameOf={nameOf}
          onMove={(from, to) => set(moved(entries, from, to))}
        >
          {(entry) => (
            <div className="flex items-center gap-3">
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
              {entry.part === "page" && (
                <RemoveButton
                  name={nameOf(entry)}
                  onRemove={(button) => {
                    focusBeside(button);
                    set(entries.filter((one) => one !== entry));
                  }}
                />
              )}
            </div>
          )}
        </SortableList>
        <Alert>{error}</Alert>
        {others.length > 0 && entries.length < HOME_ENTRIES_MAX && (
          <Select
            label="Add the sections of a page"
            className={toolbarSelect}
            value=""
            onChange={({ target }) => {
              if (target.value) set([...entries, { part: "page", page: target.value, shown: true }]);
            }}
          >
            <option value="">Add the sections of a page</option>
            {others.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </div>
    </Card>
  );
}

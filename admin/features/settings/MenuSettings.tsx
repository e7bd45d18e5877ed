import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { isOwnPage } from "#domain/pages/own-pages.ts";
import { routes } from "#domain/addresses/routes.ts";
import { OPTIONAL_PARTS } from "#domain/settings/settings.ts";
import type { SettingsFormValues } from "#domain/settings/settings-form.ts";
import { capitalised } from "#domain/text/text.ts";
import { bindFields } from "../../records/bind-fields.ts";
import { brandsQuery } from "../../queries/brands.ts";
import { pagesQuery } from "../../queries/site.ts";
import { Checkbox, Suggestions } from "../../ui/controls.tsx";
import { fieldLabel, TextField } from "../../ui/Field.tsx";
import { EntryRows } from "./EntryRows.tsx";
import { labelOf } from "./settings-record.ts";

const PAGES = (["home", "corporate", "missionVision", "products", "solutions", "services", "references"] as const)
  .map((page): string => routes[page]())
  .concat([routes.news(), routes.certificates(), routes.team(), routes.contact(), routes.quoteList()]);

/** The menus of the public site, and which of its parts are shown. */
export function MenuSettings() {
  const suggestions = useId();
  const { data: pages } = useQuery(pagesQuery);
  const { data: brands } = useQuery(brandsQuery);
  const known = [
    ...PAGES,
    ...(pages ?? [])
      .filter(({ published, slug }) => published && !isOwnPage(slug))
      .map(({ slug }) => routes.page(slug)),
    ...(brands ?? []).map(({ slug }) => routes.brand(slug)),
  ];
  return (
    <>
      <Suggestions id={suggestions} values={known} />
      <Menu
        name="main_menu"
        suggestions={suggestions}
        hint="In the bar, in this order; /products and /solutions open their menus. Without a name a link is called like its page, and one whose page is not there is left out."
      />
      <Menu name="footer_menu" suggestions={suggestions} hint="Beside the services at the foot of every page." />
      <PartsOff />
    </>
  );
}

function Menu({ name, hint, suggestions }: { name: "main_menu" | "footer_menu"; hint: string; suggestions: string }) {
  const form = useFormContext<SettingsFormValues>();
  const field = bindFields(form);
  const list = useFieldArray({ control: form.control, name });
  const title = labelOf(name).toLowerCase();
  return (
    <EntryRows
      name={name}
      noun={`link of the ${name === "main_menu" ? "main menu" : "footer"}`}
      hint={hint}
      list={list}
      onAdd={() => list.append({ label: "", address: "" })}
    >
      {(index) => (
        <>
          <TextField
            label={`Name of link ${index + 1}, ${title}`}
            hideLabel
            placeholder="Name of its page"
            {...field(`${name}.${index}.label`)}
          />
          <TextField
            label={`Address of link ${index + 1}, ${title}`}
            hideLabel
            placeholder="/services"
            list={suggestions}
            dir="ltr"
            {...field(`${name}.${index}.address`)}
          />
        </>
      )}
    </EntryRows>
  );
}

/** The parts of the site that visitors do not see. */
export function PartsOff() {
  const { register } = useFormContext<SettingsFormValues>();
  const id = useId();
  return (
    <div id="parts_off" tabIndex={-1} role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className={fieldLabel}>
        {labelOf("parts_off")}
      </p>
      <p className="text-xs text-ink-soft">
        Their pages are not made, and no menu, search, site map or document leads to them. What is written stays in the
        office.
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {OPTIONAL_PARTS.map((part) => (
          <label key={part} className="flex items-center gap-2 text-sm min-block-6">
            <Checkbox value={part} {...register("parts_off")} />
            {capitalised(part)}
          </label>
        ))}
      </div>
    </div>
  );
}

import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { searchDescriptionHint } from "#domain/pages/page.ts";
import type { SettingsFormValues } from "#domain/settings/settings-form.ts";
import { TextField } from "../../ui/Field.tsx";
import { Card } from "../../ui/Card.tsx";
import { EntryRows } from "./EntryRows.tsx";
import { MenuSettings } from "./MenuSettings.tsx";
import { MenuBrands } from "./MenuBrands.tsx";
import { bindFields } from "../../records/bind-fields.ts";
import { SettingArea } from "./SettingField.tsx";

export function LinkSettings() {
  const form = useFormContext<SettingsFormValues>();
  const { control } = form;
  const field = bindFields(form);
  const links = useFieldArray({ control, name: "social_links" });
  const description = useWatch({ control, name: "seo_description" });
  return (
    <>
      <Card title="Links and menu" anchor="links">
        <MenuSettings />
        <EntryRows
          name="social_links"
          noun="social link"
          hint="In the footer, in this order."
          list={links}
          onAdd={() => links.append({ label: "", url: "" })}
        >
          {(index) => (
            <>
              <TextField
                label={`Name of social link ${index + 1}`}
                hideLabel
                placeholder="LinkedIn"
                {...field(`social_links.${index}.label`)}
              />
              <TextField
                label={`Address of social link ${index + 1}`}
                hideLabel
                type="url"
                placeholder="https://"
                {...field(`social_links.${index}.url`)}
              />
            </>
          )}
        </EntryRows>
        <MenuBrands />
      </Card>
      <Card title="Search engines" anchor="search-engines">
        <SettingArea name="seo_description" rows={3} hint={searchDescriptionHint(description)} />
      </Card>
    </>
  );
}

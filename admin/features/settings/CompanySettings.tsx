import { useFormContext } from "react-hook-form";
import type { SettingsFormValues } from "#domain/settings/settings-form.ts";
import { Switch } from "../../ui/controls.tsx";
import { Fields } from "../../ui/Field.tsx";
import { Card } from "../../ui/Card.tsx";
import { SettingField } from "./SettingField.tsx";
import { labelOf } from "./settings-record.ts";

const FIGURES = ["projects_completed", "satisfaction_percent", "engineers_count", "response_time"] as const;

export function CompanySettings() {
  const { register } = useFormContext<SettingsFormValues>();
  return (
    <>
      <Card title="Company" anchor="company">
        <Fields>
          <SettingField name="company_name" required hint="In the navigation, the footer and search results." />
          <SettingField name="company_legal_name" hint="Beside the copyright year and on legal pages." />
          <SettingField
            name="company_tagline"
            className="md:col-span-full"
            hint="One line under the name that says what the company does."
          />
          <SettingField name="founding_year" inputMode="numeric" hint="The years of experience are counted from it." />
        </Fields>
        <Switch
          className="mbs-5"
          label={labelOf("sample_company")}
          hint="Invented texts on the home page, Corporate, Mission and Vision, and in the company profile. Off: they are not made."
          {...register("sample_company")}
        />
      </Card>
      <Card
        title="Figures"
        anchor="figures"
        note={<span className="text-ink-soft">As visitors read them; what is empty is not shown</span>}
      >
        <Fields>
          {FIGURES.map((key) => (
            <SettingField key={key} name={key} />
          ))}
        </Fields>
      </Card>
    </>
  );
}

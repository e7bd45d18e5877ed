import { Fields } from "../../ui/Field.tsx";
import { Card } from "../../ui/Card.tsx";
import { SettingField } from "./SettingField.tsx";

const FIGURES = [
  "experience_years",
  "projects_completed",
  "satisfaction_percent",
  "engineers_count",
  "response_time",
] as const;

export function CompanySettings() {
  return (
    <>
      <Card title="Company" anchor="company">
        <Fields>
          <SettingField name="company_name" required hint="In the navigation, the footer and search results." />
          <SettingField name="company_legal_name" required hint="Beside the copyright year and on legal pages." />
          <SettingField
            name="company_tagline"
            className="md:col-span-full"
            hint="One line under the name that says what the company does."
          />
          <SettingField name="founding_year" required inputMode="numeric" />
        </Fields>
      </Card>
      <Card title="Figures" anchor="figures" note={<span className="text-ink-soft">As visitors read them</span>}>
        <Fields>
          {FIGURES.map((key) => (
            <SettingField key={key} name={key} required />
          ))}
        </Fields>
      </Card>
    </>
  );
}

import { useFormContext } from "react-hook-form";
import type { SettingsFormValues } from "#domain/settings/settings-form.ts";
import { Fields, TextField } from "../../ui/Field.tsx";
import { Card } from "../../ui/Card.tsx";
import { labelOf } from "./settings-record.ts";

const FIGURES = [
  "experience_years",
  "projects_completed",
  "satisfaction_percent",
  "engineers_count",
  "response_time",
] as const;

export function CompanySettings() {
  const {
    register,
    formState: { errors },
  } = useFormContext<SettingsFormValues>();
  return (
    <>
      <Card title="Company" anchor="company">
        <Fields>
          <TextField
            label={labelOf("company_name")}
            required
            hint="In the navigation, the footer and search results."
            error={errors.company_name?.message}
            {...register("company_name")}
          />
          <TextField
            label={labelOf("company_legal_name")}
            required
            hint="Beside the copyright year and on legal pages."
            error={errors.company_legal_name?.message}
            {...register("company_legal_name")}
          />
          <TextField
            label={labelOf("company_tagline")}
            className="md:col-span-full"
            hint="One line under the name that says what the company does."
            error={errors.company_tagline?.message}
            {...register("company_tagline")}
          />
          <TextField
            label={labelOf("founding_year")}
            required
            inputMode="numeric"
            error={errors.founding_year?.message}
            {...register("founding_year")}
          />
        </Fields>
      </Card>
      <Card title="Figures" anchor="figures" note={<span className="text-ink-soft">As visitors read them</span>}>
        <Fields>
          {FIGURES.map((key) => (
            <TextField key={key} label={labelOf(key)} required error={errors[key]?.message} {...register(key)} />
          ))}
        </Fields>
      </Card>
    </>
  );
}

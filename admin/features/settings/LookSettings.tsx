import { useFormContext, useWatch } from "react-hook-form";
import { DESIGN, isReadable, lookStyles, readableColour } from "#domain/look/look.ts";
import { COLOUR, CORNERS, TYPEFACES } from "#domain/settings/settings.ts";
import type { SettingsFormValues } from "#domain/settings/settings-form.ts";
import { BRAND_LOGO_MAX_MB } from "#domain/pictures/picture.ts";
import { field as control } from "#styles/variants/basics.ts";
import { bindFields } from "../../records/bind-fields.ts";
import { Card } from "../../ui/Card.tsx";
import { Button } from "../../ui/controls.tsx";
import { Field, Fields, SelectField } from "../../ui/Field.tsx";
import { ImageInput } from "../../ui/pictures/ImageInput.tsx";
import { labelOf } from "./settings-record.ts";

const TYPEFACE_NAMES: Record<(typeof TYPEFACES)[number], string> = {
  drawing: "IBM Plex Sans, as on technical drawings",
  system: "The typeface of the visitor's device",
  serif: "Headings with serifs, texts in IBM Plex Sans",
};
const CORNER_NAMES: Record<(typeof CORNERS)[number], string> = {
  fine: "Slightly rounded",
  square: "Square",
  round: "Round",
};

/** Logo, colours, typeface and corners of the public site. */
export function LookSettings() {
  const form = useFormContext<SettingsFormValues>();
  const field = bindFields(form);
  return (
    <Card title="Look" anchor="look" note={<span className="text-ink-soft">Of the website, on every page</span>}>
      <Fields>
        <LogoField name="logo" />
        <LogoField name="logo_dark" />
        <ColourField name="main_colour" hint="Links, buttons and headings. Empty: the design's own petrol." />
        <ColourField name="accent_colour" hint="Marks and the frame of what is focused. Empty: copper." />
        <SelectField label={labelOf("typeface")} {...field("typeface")}>
          {TYPEFACES.map((name) => (
            <option key={name} value={name}>
              {TYPEFACE_NAMES[name]}
            </option>
          ))}
        </SelectField>
        <SelectField label={labelOf("corners")} {...field("corners")}>
          {CORNERS.map((name) => (
            <option key={name} value={name}>
              {CORNER_NAMES[name]}
            </option>
          ))}
        </SelectField>
      </Fields>
      <LookSample />
    </Card>
  );
}

function LogoField({ name }: { name: "logo" | "logo_dark" }) {
  const { control: of, setValue, formState } = useFormContext<SettingsFormValues>();
  const value = useWatch({ control: of, name });
  return (
    <ImageInput
      label={labelOf(name)}
      value={value}
      maxMB={BRAND_LOGO_MAX_MB}
      error={formState.errors[name]?.message}
      onChange={(address) => setValue(name, address, { shouldDirty: true, shouldTouch: true, shouldValidate: true })}
    />
  );
}

function ColourField({ name, hint }: { name: keyof typeof DESIGN; hint: string }) {
  const form = useFormContext<SettingsFormValues>();
  const value = useWatch({ control: form.control, name });
  const isColour = value !== "" && COLOUR.test(value);
  const suggested = isColour && !isReadable(value) ? readableColour(value) : null;
  const set = (colour: string) => form.setValue(name, colour, { shouldDirty: true, shouldValidate: true });
  const bound = bindFields(form)(name);
  return (
    <div className="grid content-start gap-1.5">
      <Field label={labelOf(name)} hint={hint} error={bound.error}>
        {(frame) => (
          <span className="flex items-center gap-2">
            <input
              type="color"
              aria-label={`Choose ${labelOf(name).toLowerCase()}`}
              className="flex-none cursor-pointer rounded-control border border-line-strong bg-sheet p-0.5 block-9 inline-12"
              value={isColour ? value : DESIGN[name]}
              onChange={({ target }) => set(target.value)}
            />
            <input
              dir="ltr"
              placeholder={DESIGN[name]}
              className={control({ size: "dense" })}
              {...frame}
              {...form.register(name)}
            />
          </span>
        )}
      </Field>
      {suggested && (
        <p role="status" className="flex flex-wrap items-center gap-2 text-sm text-warn">
          Texts in this colour are hard to read. The website uses the nearest that is not:
          <Button small onClick={() => set(suggested)}>
            <span
              aria-hidden="true"
              className="size-4 rounded-control border border-line"
              style={{ background: suggested }}
            />
            Use {suggested}
          </Button>
        </p>
      )}
    </div>
  );
}

/** How headings, texts and controls look with what is chosen, on a light and on a dark screen. */
function LookSample() {
  const { control: of } = useFormContext<SettingsFormValues>();
  const [main, accent, typeface, corners] = useWatch({
    control: of,
    name: ["main_colour", "accent_colour", "typeface", "corners"],
  });
  const usable = (colour: string) => (COLOUR.test(colour) ? colour : "");
  const look = { main_colour: usable(main), accent_colour: usable(accent), typeface, corners };
  return (
    <figure className="m-0 mbs-5 grid gap-2">
      <figcaption className="text-sm text-ink-soft">A sample, on light and dark screens</figcaption>
      {/* The custom properties count within the sample alone. */}
      <style>{`@scope ([data-look-sample]) { ${lookStyles(look).replace("html:root", ":scope")} }`}</style>
      <div className="grid gap-3 sm:grid-cols-2">
        {(["light", "dark"] as const).map((scheme) => (
          <div
            key={scheme}
            data-look-sample=""
            className="grid justify-items-start gap-3 rounded-sheet border border-line bg-paper p-4 font-sans text-ink"
            style={{ colorScheme: scheme }}
          >
            <strong className="[font-family:var(--font-heading)] text-2xl">Chilled water, 6/12 °C</strong>
            <span>
              A text with <span className="text-petrol underline">a link</span> and{" "}
              <span className="text-copper">a mark</span>.
            </span>
            <span className="rounded-control bg-petrol px-3.5 py-1.5 text-sm font-medium text-on-petrol">Button</span>
          </div>
        ))}
      </div>
    </figure>
  );
}

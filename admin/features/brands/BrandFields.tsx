import { Controller, type UseFormReturn } from "react-hook-form";
import { FEATURED_LIMIT_MAX, FEATURED_LIMIT_MIN, type BrandFormValues, type BrandInput } from "#domain/brands/brand.ts";
import { BRAND_LOGO_MAX_MB } from "#domain/pictures/picture.ts";
import { Fields, TextArea, TextField } from "../../ui/Field.tsx";
import { Switch } from "../../ui/controls.tsx";
import { Card } from "../../ui/Card.tsx";
import { ImageInput } from "../../ui/pictures/ImageInput.tsx";
import { RecordSlug } from "../../records/SlugField.tsx";
import type { useSlug } from "../../records/use-slug.ts";
import { bindFields } from "../../records/bind-fields.ts";

type Props = { form: UseFormReturn<BrandFormValues, unknown, BrandInput>; slug: ReturnType<typeof useSlug> };

export function BrandFields({ form, slug }: Props) {
  const { register, control } = form;
  const field = bindFields(form);
  return (
    <>
      <Card title="Brand Information">
        <Fields>
          <TextField label="Name" required {...field("name")} />
          <RecordSlug kind="brand" slug={slug} />
          <Controller
            control={control}
            name="logo"
            render={({ field: logo, fieldState }) => (
              <div className="md:col-span-full">
                <ImageInput
                  label="Logo"
                  value={logo.value}
                  maxMB={BRAND_LOGO_MAX_MB}
                  error={fieldState.error?.message}
                  onChange={logo.onChange}
                />
              </div>
            )}
          />
          <TextArea label="Description" className="md:col-span-full" {...field("description")} />
          <TextField label="Website" type="url" placeholder="https://" {...field("website")} />
          <TextField label="Country" {...field("country")} />
          <TextField label="Established Year" inputMode="numeric" {...field("established")} />
          <Switch
            label="Featured Brand"
            hint="Shown among the partner brands on the home page."
            className="self-end"
            {...register("featured")}
          />
        </Fields>
      </Card>
      <Card title="Featured Products Settings">
        <Fields>
          <TextField
            label="Featured Products Limit"
            type="number"
            min={FEATURED_LIMIT_MIN}
            max={FEATURED_LIMIT_MAX}
            hint={`How many the brand card shows, from ${FEATURED_LIMIT_MIN} to ${FEATURED_LIMIT_MAX}.`}
            {...field("featured_products_limit")}
          />
          <Switch
            label="Show Featured Products"
            hint="Off: the brand card shows no list of products."
            className="self-start pbs-7"
            {...register("show_featured_products")}
          />
        </Fields>
      </Card>
    </>
  );
}

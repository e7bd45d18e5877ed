import { Controller, type UseFormReturn } from "react-hook-form";
import { FEATURED_LIMIT_MAX, FEATURED_LIMIT_MIN, type BrandFormValues, type BrandInput } from "#domain/brands/brand.ts";
import { BRAND_LOGO_MAX_MB } from "#domain/pictures/picture.ts";
import { Fields, TextArea, TextField } from "../../ui/Field.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { Card } from "../../ui/Card.tsx";
import { ImageInput } from "../../ui/pictures/ImageInput.tsx";
import { RecordSlug } from "../../records/SlugField.tsx";
import type { useSlug } from "../../records/use-slug.ts";

type Props = { form: UseFormReturn<BrandFormValues, unknown, BrandInput>; slug: ReturnType<typeof useSlug> };

export function BrandFields({ form, slug }: Props) {
  const {
    register,
    control,
    formState: { errors },
  } = form;
  return (
    <>
      <Card title="Brand Information">
        <Fields>
          <TextField label="Name" required error={errors.name?.message} {...register("name")} />
          <RecordSlug kind="brand" slug={slug} />
          <Controller
            control={control}
            name="logo"
            render={({ field, fieldState }) => (
              <div className="md:col-span-full">
                <ImageInput
                  label="Logo"
                  value={field.value}
                  maxMB={BRAND_LOGO_MAX_MB}
                  error={fieldState.error?.message}
                  onChange={field.onChange}
                />
              </div>
            )}
          />
          <TextArea
            label="Description"
            className="md:col-span-full"
            error={errors.description?.message}
            {...register("description")}
          />
          <TextField
            label="Website"
            type="url"
            placeholder="https://"
            error={errors.website?.message}
            {...register("website")}
          />
          <TextField label="Country" error={errors.country?.message} {...register("country")} />
          <TextField
            label="Established Year"
            inputMode="numeric"
            error={errors.established?.message}
            {...register("established")}
          />
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
            error={errors.featured_products_limit?.message}
            {...register("featured_products_limit")}
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

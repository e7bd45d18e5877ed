import { useFormContext } from "react-hook-form";
import { siteAddress, type KindWithSlug } from "#domain/content-kinds.ts";
import { SlugField } from "./SlugField.tsx";
import type { useSlug } from "./use-slug.ts";

/** The slug field of the surrounding form, after the address of records of its kind on the site. */
export function RecordSlug({ kind, slug }: { kind: KindWithSlug; slug: ReturnType<typeof useSlug> }) {
  const {
    register,
    formState: { errors },
  } = useFormContext<{ slug: string }>();
  return (
    <SlugField
      before={siteAddress(kind, "")}
      error={errors.slug?.message}
      offer={slug.offer}
      onAccept={slug.accept}
      {...register("slug", { onChange: slug.markEdited })}
    />
  );
}

import type { ComponentProps } from "react";
import { Field } from "../ui/Field.tsx";
import { field, link } from "#styles/variants/basics.ts";
import type { SlugOffer, useSlug } from "./use-slug.ts";
import { useFormContext } from "react-hook-form";
import { siteAddress, type KindWithSlug } from "#domain/content/content-kinds.ts";

type Props = Omit<ComponentProps<"input">, "prefix"> & {
  /** The part of the address before the slug. */
  before: string;
  error?: string | undefined;
  offer: SlugOffer | null;
  onAccept: (slug: string) => void;
};

export function SlugField({ before, error, offer, onAccept, ...input }: Props) {
  return (
    <div>
      <Field
        label="URL slug"
        required
        error={error}
        hint="The end of the page's address. An old address keeps working when you change it."
      >
        {(control) => (
          <div className="flex items-stretch">
            <span
              aria-hidden="true"
              className="grid items-center rounded-s-control border border-e-0 border-line-strong bg-ground px-3 whitespace-nowrap text-ink-soft"
            >
              {before}
            </span>
            <input
              className={field({ size: "dense", class: "rounded-s-none" })}
              dir="ltr"
              autoCapitalize="none"
              spellCheck={false}
              {...control}
              {...input}
            />
          </div>
        )}
      </Field>
      <p role="status" className={offer ? "mbs-1 text-sm" : "sr-only"}>
        {offer?.because === "renamed" && "The name has changed. "}
        {offer && (
          <button type="button" className={link()} onClick={() => onAccept(offer.slug)}>
            Use {offer.slug} instead
          </button>
        )}
      </p>
    </div>
  );
}

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

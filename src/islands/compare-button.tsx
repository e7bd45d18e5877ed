import { useStore } from "@nanostores/react";
import { COMPARE_TEXTS as T } from "#copy/texts.ts";
import { $compare, toggleCompared } from "../stores/compare.ts";
import { COMPARE_SIGN, compareButton } from "../styles/variants/buttons.ts";
import { ProductToggle } from "./product-toggle.tsx";

const NONE: string[] = [];

type Props = { slug: string; name: string; place: "card" | "row" | "cell" };

/** Puts a product into the comparison. In an island it works by itself, on a static page by src/browser/compare-buttons.ts. */
export function CompareButton({ slug, name, place }: Props) {
  return (
    <ProductToggle
      className={compareButton({ place })}
      pressed={useStore($compare, { ssr: () => NONE }).includes(slug)}
      label={`${T.compare}: ${name}`}
      title={place === "cell" ? T.compare : undefined}
      data={{ "data-compare": slug, "data-name": name }}
      onToggle={() => toggleCompared({ slug, name })}
      sign={COMPARE_SIGN.map((d) => (
        <path key={d} d={d} />
      ))}
    >
      {place !== "cell" && T.compare}
    </ProductToggle>
  );
}

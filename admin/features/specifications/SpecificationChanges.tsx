import { useState } from "react";
import type { Specification } from "#domain/specifications/specification-schema.ts";
import { counted } from "#domain/text/text.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { Button } from "../../ui/controls.tsx";
import { heading } from "#styles/variants/administration.ts";
import type { PlannedProduct, Task } from "./changes.ts";

const AT_ONCE = 100;

/** The changed lines of each product, before and after; then the lines that stay as they are, and why. */
export function ChangePreview({ kind, products }: { kind: Task["kind"]; products: readonly PlannedProduct[] }) {
  const [shown, setShown] = useState(AT_ONCE);
  const changing = products.filter(({ change }) => change.lines.length > 0);
  const left = products.reduce((count, { change }) => count + change.left.length, 0);
  return (
    <section className="grid gap-2">
      <h3 className={heading({ level: "section" })}>
        {changing.length === 0
          ? "No product changes"
          : `${counted(changing.length, "product changes", "products change")}`}
        {left > 0 && (
          <span className="font-normal text-ink-soft">, {counted(left, "value stays", "values stay")} as it is</span>
        )}
      </h3>
      {products.length > 0 && (
        <div
          tabIndex={0}
          role="group"
          aria-label="What changes"
          className="overflow-y-auto rounded-control border border-line max-block-80"
        >
          <ul className="*:border-line *:px-3 *:py-2 *:not-first:border-bs">
            {products.slice(0, shown).map((product) => (
              <li key={product.id} className="grid gap-0.5">
                <p className="text-sm font-medium wrap-anywhere">{product.name}</p>
                {product.change.lines.map(({ before, after }, index) => (
                  <p key={index} className="text-sm wrap-anywhere">
                    <del className="text-ink-soft">{part(kind, before)}</del>
                    <span className="text-ink-soft"> → </span>
                    {after ? (
                      <ins className="no-underline">{part(kind, after)}</ins>
                    ) : (
                      <em>goes, the product says it twice</em>
                    )}
                  </p>
                ))}
                {product.change.left.map(({ line, why }, index) => (
                  <p key={index} className="text-sm wrap-anywhere text-ink-soft">
                    {line.name}: {line.value} stays, because {why}
                  </p>
                ))}
              </li>
            ))}
          </ul>
          {products.length > shown && (
            <div className="border-bs border-line p-2 text-center">
              <Button small onClick={() => setShown(shown + AT_ONCE)}>
                Show {Math.min(AT_ONCE, products.length - shown)} more of {writtenNumber(products.length)}
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

/** A conversion changes values only; a renamed line is shown whole. */
const part = (kind: Task["kind"], { name, value }: Specification): string =>
  kind === "rename" ? `${name}: ${value}` : value;

import { COMPARISON_TEXTS as T } from "#texts/comparison.ts";
import { LOADING_TEXTS, PHRASES } from "#texts/products.ts";
import { Words } from "../products/words.tsx";
import { Plus, X } from "lucide-react";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { SITE_TEXTS } from "#texts/site.ts";
import { nameFinder } from "#domain/text/name-finder.ts";
import { type NamedProduct } from "../lists/lists-store.ts";
import { button } from "#styles/variants/buttons.ts";
import { field } from "#styles/variants/basics.ts";
import { useProductData } from "../data/product-queries.ts";

const MOST_FOUND = 20;

type Props = { compared: readonly string[]; onAdd: (product: NamedProduct) => void };

/** A button that opens a list of products by name, of which one is added to the comparison. */
export function CompareAdd({ compared, onAdd }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" className={button({ size: "small", class: "font-medium" })} onClick={open}>
        <Plus aria-hidden="true" size={16} /> {T.add}
      </button>
      <dialog
        ref={dialog}
        className={[
          "m-auto border border-line-strong bg-paper text-start text-base font-normal text-ink inline-[min(36rem,100%-2rem)]",
          "max-block-[min(40rem,100dvh-4rem)] backdrop:bg-veil open:flex open:flex-col",
        ].join(" ")}
        aria-label={T.add}
      >
        {opened && (
          <Choice
            compared={compared}
            onClose={() => dialog.current?.close()}
            onChoice={(product) => {
              dialog.current?.close();
              onAdd(product);
            }}
          />
        )}
      </dialog>
    </>
  );
}

type ChoiceProps = {
  compared: readonly string[];
  onClose: () => void;
  onChoice: (product: NamedProduct) => void;
};

function Choice({ compared, onClose, onChoice }: ChoiceProps) {
  const [typed, setTyped] = useState("");
  const asked = useDeferredValue(typed);
  const { data: productData, error } = useProductData(true);
  const find = useMemo(() => {
    const brandOf = (at: number) => productData?.brands[productData.brand[at] ?? -1]?.name ?? "";
    return nameFinder(productData?.names.map((name, at) => `${brandOf(at)} ${name}`) ?? []);
  }, [productData]);
  const found = find(asked, MOST_FOUND + compared.length)
    .map((at) => ({
      slug: productData?.slugAt(at) ?? "",
      name: productData?.names[at] ?? "",
      brand: productData?.brands[productData.brand[at] ?? -1]?.name,
    }))
    .filter(({ slug }) => !compared.includes(slug))
    .slice(0, MOST_FOUND);
  const isAsked = asked.trim() !== "";
  return (
    <>
      <div className="flex flex-none gap-2 border-be border-line p-4">
        <input
          className={field({ class: "flex-1" })}
          type="search"
          dir={typed === "" ? undefined : "auto"}
          autoFocus
          aria-label={T.find}
          placeholder={T.find}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="button" className={button({ size: "square" })} aria-label={T.close} onClick={onClose}>
          <X aria-hidden="true" size={20} />
        </button>
      </div>
      <p className="px-4 py-2 annotation" role="status">
        {error?.message ??
          (!isAsked
            ? ""
            : !productData
              ? LOADING_TEXTS.products
              : found.length === 0
                ? SITE_TEXTS.noProductsFound
                : PHRASES.products(found.length))}
      </p>
      <ul className="overflow-y-auto pbe-2">
        {found.map(({ slug, name, brand }) => (
          <li key={slug}>
            <button
              type="button"
              className="cursor-pointer px-4 py-2.5 text-start -outline-offset-3 inline-full hover:bg-petrol-wash"
              onClick={() => onChoice({ slug, name })}
            >
              {brand && (
                <span className="me-2 annotation">
                  <Words className="text-copper" text={brand} />
                </span>
              )}
              <Words text={name} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

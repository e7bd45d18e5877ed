import { useStore } from "@nanostores/react";
import { $favourites, toggleFavourite } from "../stores/favourites.ts";
import { favouriteButton } from "../styles/variants/product-lists.ts";
import { ProductToggle } from "./product-toggle.tsx";

const NONE: string[] = [];

type Props = { slug: string; name: string; place: "card" | "row" | "cell" };

/** The heart that keeps a product. In an island it works by itself, on a static page by src/browser/favourite-hearts.ts. */
export function FavouriteButton({ slug, name, place }: Props) {
  return (
    <ProductToggle
      className={favouriteButton({ place })}
      pressed={useStore($favourites, { ssr: () => NONE }).includes(slug)}
      label={`Favourite: ${name}`}
      data={{ "data-favourite": slug }}
      onToggle={() => toggleFavourite(slug)}
      drawing={{ width: 20, height: 20 }}
      sign={<path d="M12 20 4.6 12.6a4.7 4.7 0 0 1 6.7-6.6l.7.7.7-.7a4.7 4.7 0 0 1 6.7 6.6z" />}
    />
  );
}

import { useStore } from "@nanostores/react";
import { cva } from "class-variance-authority";
import { $favourites, toggleFavourite } from "../stores/favourites.ts";

const NONE: string[] = [];

const heart = cva(
  [
    "needs-js grid cursor-pointer place-items-center border hover:border-copper hover:text-copper",
    "aria-pressed:border-copper aria-pressed:text-copper aria-pressed:*:fill-current",
  ],
  {
    variants: {
      place: {
        /** On the picture of a card. */
        card: "absolute inset-s-2 inset-bs-2 size-10 rounded-full border-line bg-sheet",
        /** In a row of buttons. */
        row: "size-11 rounded-control border-line-strong",
        /** In a row of a table. */
        cell: "size-9 rounded-control border-line-strong",
      },
    },
  },
);

type Props = { slug: string; name: string; place: "card" | "row" | "cell" };

/** The heart that keeps a product. In an island it works by itself, on a static page by src/browser/favourite-hearts.ts. */
export function FavouriteButton({ slug, name, place }: Props) {
  const marked = useStore($favourites, { ssr: () => NONE }).includes(slug);
  return (
    <button
      type="button"
      className={heart({ place })}
      data-favourite={slug}
      aria-pressed={marked}
      aria-label={`Favourite: ${name}`}
      onClick={() => toggleFavourite(slug)}
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M12 20 4.6 12.6a4.7 4.7 0 0 1 6.7-6.6l.7.7.7-.7a4.7 4.7 0 0 1 6.7 6.6z" />
      </svg>
    </button>
  );
}

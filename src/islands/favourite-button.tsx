import { useStore } from "@nanostores/react";
import { $favourites, toggleFavourite } from "../stores/favourites.ts";

const NONE: string[] = [];

export function Heart() {
  return (
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
  );
}

/**
 * The heart of a product. In an island it is live; on a static page the same markup is served by
 * src/components/favourite-hearts.ts.
 */
export function FavouriteButton({ slug, name }: { slug: string; name: string }) {
  const marked = useStore($favourites, { ssr: () => NONE }).includes(slug);
  return (
    <button
      type="button"
      className="heart needs-js"
      data-favourite={slug}
      aria-pressed={marked}
      aria-label={`Favourite: ${name}`}
      onClick={() => toggleFavourite(slug)}
    >
      <Heart />
    </button>
  );
}

import type { MouseEvent } from "react";
import type { CategoryTile } from "#views/listing-page.ts";
import { routes } from "#domain/routes.ts";
import { SafePicture } from "./safe-picture.tsx";

type Props = { tiles: CategoryTile[]; category: string; onCategory: (slug: string) => void };

const TEXTS = { label: "Product categories", noPicture: "No Image" };

/** The main categories with a machine of each. Links like any other; awake, the list follows without a new page. */
export function ListingCategories({ tiles, category, onCategory }: Props) {
  const choose = (event: MouseEvent, slug: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onCategory(slug);
  };
  return (
    <nav className="category-tiles needs-js" aria-label={TEXTS.label}>
      <ul>
        {tiles.map(({ slug, name, count, picture }) => (
          <li key={slug}>
            <a
              href={routes.products({ category: slug })}
              aria-current={slug === category ? "true" : undefined}
              onClick={(event) => choose(event, slug)}
            >
              <span className="category-tile-picture">
                <SafePicture picture={picture && { ...picture, alt: "" }} sizes="11rem" placeholder={TEXTS.noPicture} />
              </span>
              <span className="category-tile-name">{name}</span> <span className="annotation">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

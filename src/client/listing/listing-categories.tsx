import type { CategoryTile } from "#site/listing/listing-page.ts";
import { routes } from "#domain/addresses/routes.ts";
import { SafePicture } from "../pictures/safe-picture.tsx";

/** One row that scrolls sideways on small screens, two rows beside the title on large ones. */
const TILES = [
  "grid snap-x scrollbar-none auto-cols-[8.5rem] grid-flow-col gap-px overflow-x-auto scroll-px-gutter px-gutter py-px",
  "-mx-gutter lg:mx-0 lg:grid-flow-row lg:grid-cols-4 lg:overflow-visible lg:px-px",
].join(" ");
/** Between the breakpoints lg and xl the number is below the name, so that the name has room for its longest word. */
const TILE = [
  "group grid grid-cols-[1fr_auto] grid-rows-[auto_1fr] items-start gap-x-1 px-3 text-sm leading-[1.3] font-[530]",
  "block-full pbe-2.5 hover:text-petrol focus-visible:-outline-offset-2",
  "lg:max-xl:grid-cols-1 lg:max-xl:px-2 lg:max-xl:text-xs",
].join(" ");

/** The main categories, each with a picture of one of its products: links to their pages. */
export function ListingCategories({ tiles }: { tiles: CategoryTile[] }) {
  return (
    <nav className="min-inline-0 max-md:hidden" aria-label="Product categories">
      <ul className={TILES}>
        {tiles.map(({ slug, name, count, picture }) => (
          <li key={slug} className="snap-start bg-sheet ring ring-line">
            <a className={TILE} href={routes.category(slug)}>
              <span className="relative col-span-full -mx-3 mbe-2 block aspect-16/10 overflow-hidden bg-ground lg:max-xl:-mx-2">
                <SafePicture
                  picture={picture && { ...picture, alt: "" }}
                  className="object-contain transition-transform duration-400 ease-[cubic-bezier(0.2,0,0,1)] group-hover:[scale:1.04]"
                  sizes="11rem"
                  placeholder="No Image"
                />
              </span>
              <span>{name}</span> <span className="annotation">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

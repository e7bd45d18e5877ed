import { LISTING_TEXTS as T } from "#texts/listing.ts";
import { Search } from "lucide-react";
import { useState } from "react";
import { useDebouncedCallback } from "use-debounce";
import { field } from "#styles/variants/basics.ts";

const PAUSE_MS = 250;

/** The search box: searches while the visitor types, after a short pause, and at once when the form is sent. */
export function ListingSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const send = (text: string) => {
    if (text.trim() !== search) onSearch(text.trim());
  };
  const sendAfterPause = useDebouncedCallback(send, PAUSE_MS);

  // The search was changed elsewhere (Back, a chip, Clear Filters): update the box.
  if (known !== search) {
    setKnown(search);
    if (typed.trim() !== search) setTyped(search);
  }

  return (
    <form
      className="relative"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        sendAfterPause.cancel();
        send(typed);
      }}
    >
      <label className="sr-only" htmlFor="listing-search">
        {T.search}
      </label>
      <Search
        className="pointer-events-none absolute inset-s-3 inset-bs-3 text-ink-soft"
        aria-hidden="true"
        size={20}
        strokeWidth={1.6}
      />
      <input
        id="listing-search"
        className={field({ class: "ltr:pl-10 rtl:pr-10" })}
        type="search"
        dir="auto"
        value={typed}
        placeholder={T.searchHint}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value);
          sendAfterPause(target.value);
        }}
      />
    </form>
  );
}

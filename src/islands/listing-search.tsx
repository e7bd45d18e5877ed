import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";

const TEXTS = { label: "Search products", placeholder: "Name or part number", button: "Search" };
const PAUSE_MS = 250;

/** The search box: finds while one types, after a short pause. */
export function ListingSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address changed by itself (Back, a chip, Clear Filters): the box follows.
  if (known !== search) {
    setKnown(search);
    if (typed.trim() !== search) setTyped(search);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() !== search) onSearch(text.trim());
  };

  return (
    <form
      className="listing-search needs-js"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        send(typed);
      }}
    >
      <label className="sr-only" htmlFor="listing-search">
        {TEXTS.label}
      </label>
      <Search aria-hidden="true" size={20} strokeWidth={1.6} />
      <input
        id="listing-search"
        className="input"
        type="search"
        value={typed}
        placeholder={TEXTS.placeholder}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => send(target.value), PAUSE_MS);
        }}
      />
      <button type="submit" className="button button-primary">
        {TEXTS.button}
      </button>
    </form>
  );
}

import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useDebouncedCallback } from "use-debounce";
import { field } from "#styles/variants/basics.ts";

const SEARCH_PAUSE_MS = 300;

/** A search field that reports its text when the typing pauses. `value` is what is searched for; it may change from outside. */
export function SearchBox({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const searchAfterPause = useDebouncedCallback((typed: string) => {
    const trimmed = typed.trim();
    if (trimmed === asked.current) return;
    asked.current = trimmed;
    onSearch(trimmed);
  }, SEARCH_PAUSE_MS);
  useEffect(() => {
    if (value !== asked.current) {
      asked.current = value;
      searchAfterPause.cancel();
      setText(value);
    }
  }, [value, searchAfterPause]);
  return (
    <div className="relative flex-[1_1_16rem]">
      <Search aria-hidden="true" className="pointer-events-none absolute inset-y-0 inset-s-3 my-auto text-ink-soft" />
      <input
        type="search"
        className={field({ size: "dense", class: "ps-9.5" })}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          searchAfterPause(event.target.value);
        }}
      />
    </div>
  );
}

import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { field } from "#styles/variants/field.ts";

export const SEARCH_PAUSE_MS = 300;

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
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (value !== asked.current) {
      asked.current = value;
      setText(value);
    }
  }, [value]);
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = trimmed;
      latest.current(trimmed);
    }, SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="relative flex-[1_1_16rem]">
      <Search aria-hidden="true" className="pointer-events-none absolute inset-y-0 inset-s-3 my-auto text-ink-soft" />
      <input
        type="search"
        className={field({ size: "dense", class: "ps-9.5" })}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}

import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";

export const SEARCH_PAUSE_MS = 300;

/** A search that speaks up when the typing pauses. `value` is what is searched for; changes from outside are taken over. */
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
    <div className="search-box">
      <Search aria-hidden="true" />
      <input
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}

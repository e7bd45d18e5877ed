import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Mail, Search, Zap } from "lucide-react";
import { useEffect, useState } from "react";
import { findRecords } from "#db/records.ts";
import { contentKind } from "#domain/content-kinds.ts";
import { counted } from "#domain/text.ts";
import { client } from "../environment.ts";
import { KIND_ICONS } from "../kinds.ts";
import { usePublishing } from "../publish/publish-context.ts";
import { queryKeys } from "../queries/keys.ts";
import { RETRY_ONCE } from "../query-client.ts";
import { useSignOut } from "../session/use-sign-out.ts";
import { matchingActions, recordItem, settingItems, type PaletteItem } from "./palette-items.ts";

type Group = { value: string; items: PaletteItem[] };

const ICONS = { ...KIND_ICONS, enquiry: Mail, action: Zap } as const;
const wordFor = (kind: PaletteItem["kind"]): string => {
  if (kind === "action") return "";
  return kind === "enquiry" ? "Enquiry" : contentKind(kind).title;
};
const TYPING_PAUSE_MS = 150;
const MIN_LETTERS = 2;

/** The text as it was when the typing last paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Jumps to any record or action: typed, chosen with the arrow keys, opened with Enter. */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className="dialog palette" aria-label="Jump to a record or an action">
          <PaletteBox onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** There only while the palette is open, so that it begins empty each time. */
function PaletteBox({ onClose }: { onClose: () => void }) {
  const { history } = useRouter();
  const { retry } = usePublishing();
  const signOut = useSignOut();
  const [text, setText] = useState("");
  const term = usePaused(text.trim());
  const wanted = term.length >= MIN_LETTERS;
  const found = useQuery({
    queryKey: queryKeys.palette(term),
    queryFn: () => findRecords(client, term),
    enabled: wanted,
    staleTime: 0,
    retry: RETRY_ONCE,
    placeholderData: keepPreviousData,
  });
  const records = wanted ? (found.data ?? []).map(recordItem) : [];
  const groups: Group[] = [
    { value: "Actions", items: matchingActions(text) },
    { value: "Settings", items: settingItems(text) },
    { value: "Records", items: records },
  ].filter(({ items }) => items.length > 0);
  // What was typed is a record's name more often than an action's: records stand first once there are any.
  if (records.length > 0) groups.reverse();
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  const run = (item: PaletteItem) => {
    onClose();
    if ("deed" in item) {
      if (item.deed === "publish") retry();
      else void signOut();
    } else if (item.newTab) window.open(item.href, "_blank", "noopener");
    else history.push(item.href);
  };
  const state =
    found.isError && wanted
      ? "The records could not be searched. Please try again."
      : found.isFetching
        ? "Searching..."
        : text.trim()
          ? counted(count, "result")
          : "";

  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={groups}
      value={text}
      onValueChange={setText}
      autoHighlight="always"
      keepHighlight
    >
      <div className="palette-input">
        <Search aria-hidden="true" />
        <Autocomplete.Input
          aria-label="Search records and actions"
          placeholder="Jump to a product, brand, page, enquiry, setting or action"
        />
      </div>
      <p
        role="status"
        className={
          found.isError && wanted ? "palette-note field-error" : state === "Searching..." ? "palette-note" : "sr-only"
        }
      >
        {state}
      </p>
      {count === 0 && !found.isFetching && <p className="palette-note">Nothing is called that.</p>}
      <Autocomplete.List className="palette-list" aria-label="Results">
        {(group: Group) => (
          <Autocomplete.Group key={group.value} items={group.items}>
            <Autocomplete.GroupLabel className="palette-group">{group.value}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: PaletteItem) => <PaletteLine key={item.value} item={item} onRun={run} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <div className="palette-foot">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> choose · <kbd>Enter</kbd> open · <kbd>Esc</kbd> close
        </span>
        <Dialog.Close className="button button-small">Close</Dialog.Close>
      </div>
    </Autocomplete.Root>
  );
}

function PaletteLine({ item, onRun }: { item: PaletteItem; onRun: (item: PaletteItem) => void }) {
  const Icon = ICONS[item.kind];
  return (
    <Autocomplete.Item value={item} className="palette-item" onClick={() => onRun(item)}>
      <Icon aria-hidden="true" />
      <span className="palette-label">
        {item.label}
        {item.detail && <span className="palette-detail">{item.detail}</span>}
      </span>
      <span className="palette-kind">{wordFor(item.kind)}</span>
    </Autocomplete.Item>
  );
}

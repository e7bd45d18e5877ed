import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Mail, Zap } from "lucide-react";
import { useRef, type RefObject } from "react";
import { useDebounce } from "use-debounce";
import { findRecords } from "#db/content/records.ts";
import { contentKind } from "#domain/content/content-kinds.ts";
import { counted } from "#domain/text/text.ts";
import { buttonClass, dialog, dialogBackdrop } from "#styles/variants/administration.ts";
import { client } from "../environment.ts";
import { KIND_ICONS } from "../kinds.ts";
import { usePublishing } from "../publish/publish-context.ts";
import { queryKeys } from "../query-client.ts";
import { useSignOut } from "../session/auth-context.ts";
import { useMay } from "../session/rights.ts";
import { PALETTE_LABEL, PaletteField } from "./PaletteButton.tsx";
import type { PaletteItem } from "./palette-actions.ts";
import { isCalled, matchingActions, recordItem, settingItems } from "./palette-items.ts";

type Group = { value: string; items: PaletteItem[] };

const ICONS = { ...KIND_ICONS, enquiry: Mail, action: Zap } as const;
const wordFor = (kind: PaletteItem["kind"]): string => {
  if (kind === "action") return "";
  return kind === "enquiry" ? "Enquiry" : contentKind(kind).title;
};
const TYPING_PAUSE_MS = 150;
const MIN_LETTERS = 2;
const NOTE = "px-5 py-3";

type PaletteProps = {
  open: boolean;
  text: string;
  onText: (text: string) => void;
  /** The field has the focus. */
  onReady: () => void;
  /** What had the focus before the palette was opened, and gets it back. */
  focusedBefore: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** Finds any record or action by typing; the arrow keys choose, Enter opens. */
export function Palette({ open, focusedBefore, onClose, ...box }: PaletteProps) {
  /** The chosen line leads to another screen. */
  const leaves = useRef(false);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        leaves.current = false;
        onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogBackdrop} />
        <Dialog.Popup
          className={dialog({ place: "top" })}
          aria-label={PALETTE_LABEL}
          finalFocus={() => {
            // Unless the chosen action has focused a field already.
            const isFree = document.activeElement?.matches("body, [role=dialog] *") ?? true;
            const before = focusedBefore.current;
            // What had the focus may go with its screen, and the page itself cannot have it: then the first link of the page,
            // "Skip to content", would get it.
            const returns = !leaves.current && before?.isConnected && before !== document.body;
            return isFree && ((returns ? before : document.getElementById("content")) ?? before ?? false);
          }}
        >
          <PaletteBox
            onClose={(toOther) => {
              leaves.current = toOther;
              onClose();
            }}
            {...box}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Rendered only while the palette is open. */
function PaletteBox({
  text,
  onText,
  onReady,
  onClose,
}: Pick<PaletteProps, "text" | "onText" | "onReady"> & { onClose: (toOther: boolean) => void }) {
  const { history } = useRouter();
  const { retry } = usePublishing();
  const may = useMay();
  const signOut = useSignOut();
  const typed = text.trim();
  const [term] = useDebounce(typed, TYPING_PAUSE_MS);
  const wanted = typed.length >= MIN_LETTERS && term.length >= MIN_LETTERS;
  const found = useQuery({
    queryKey: queryKeys.palette(term),
    queryFn: () => findRecords(client, term),
    enabled: wanted,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const isCurrent = term === typed && !found.isPlaceholderData;
  const searches = wanted && (term !== typed || found.isFetching);
  // Records found for the letters before stay only if they are called what is typed now: Enter must never open another.
  const records = (wanted ? (found.data ?? []) : [])
    .map(recordItem)
    .filter((item) => isCurrent || isCalled(item, typed));
  const { named, others } = matchingActions(text, may);
  // What is called by its name comes first: "publish" means the command, whatever products have the word in their texts.
  const groups: Group[] = [
    { value: "Actions", items: named },
    { value: "Records", items: records },
    { value: "Settings", items: settingItems(text, may) },
    { value: named.length > 0 ? "Further actions" : "Actions", items: others },
  ].filter(({ items }) => items.length > 0);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  const run = (item: PaletteItem) => {
    onClose("href" in item && !item.newTab);
    if ("command" in item) {
      if (item.command === "publish") retry();
      else void signOut();
    } else if (item.newTab) window.open(item.href, "_blank", "noopener");
    else history.push(item.href);
  };
  const state =
    found.isError && wanted
      ? "The records could not be searched. Please try again."
      : searches
        ? "Searching..."
        : typed
          ? counted(count, "result")
          : "";

  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={groups}
      value={text}
      onValueChange={onText}
      autoHighlight="always"
      keepHighlight
    >
      <PaletteField
        Input={Autocomplete.Input}
        onFocus={({ currentTarget }) => {
          // Put the cursor behind what was typed before the palette was loaded.
          currentTarget.setSelectionRange(text.length, text.length);
          onReady();
        }}
      />
      <p
        role="status"
        className={
          found.isError && wanted
            ? `${NOTE} text-sm text-bad`
            : state === "Searching..."
              ? `${NOTE} text-ink-soft`
              : "sr-only"
        }
      >
        {state}
      </p>
      {count === 0 && !searches && <p className={`${NOTE} text-ink-soft`}>Nothing is called that.</p>}
      <Autocomplete.List
        className="flex-1 overflow-y-auto overscroll-contain p-1.5 min-block-0 empty:hidden"
        aria-label="Results"
      >
        {(group: Group) => (
          <Autocomplete.Group key={group.value} items={group.items}>
            <Autocomplete.GroupLabel className="px-3 pbs-2 pbe-1 text-xs font-medium text-ink-soft">
              {group.value}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: PaletteItem) => <PaletteLine key={item.value} item={item} onRun={run} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <div className="flex items-center justify-between gap-4 border-bs border-line py-2 ps-5 pe-3 text-xs text-ink-soft max-md:justify-end">
        <span className="max-md:hidden">
          <Key>↑</Key> <Key>↓</Key> choose · <Key>Enter</Key> open · <Key>Esc</Key> close
        </span>
        <Dialog.Close className={buttonClass({ small: true })}>Close</Dialog.Close>
      </div>
    </Autocomplete.Root>
  );
}

function PaletteLine({ item, onRun }: { item: PaletteItem; onRun: (item: PaletteItem) => void }) {
  const Icon = ICONS[item.kind];
  return (
    <Autocomplete.Item
      value={item}
      className="flex cursor-pointer items-center gap-3 rounded-control px-3 py-2 outline-none data-highlighted:bg-petrol-wash data-highlighted:shadow-[inset_2px_0_var(--color-petrol)] rtl:data-highlighted:shadow-[inset_-2px_0_var(--color-petrol)]"
      onClick={() => onRun(item)}
    >
      <Icon aria-hidden="true" className="text-ink-soft" />
      <span className="flex-1 truncate min-inline-0">
        {item.label}
        {item.detail && <span className="ms-2.5 text-sm text-ink-soft">{item.detail}</span>}
      </span>
      <span className="text-xs text-ink-soft">{wordFor(item.kind)}</span>
    </Autocomplete.Item>
  );
}

function Key({ children }: { children: string }) {
  return <kbd className="rounded-[0.1875rem] border border-line-strong px-1.25 font-sans text-xs">{children}</kbd>;
}

import { writtenNumber } from "#domain/text/written-numbers.ts";
import { writtenDate } from "#texts/language/page-language.ts";
import { OFFLINE_COPY_TEXTS as T } from "#texts/offline.ts";
import {
  amountOf,
  bytesText,
  difference,
  filesOf,
  PICTURE_CHOICES,
  wholeAmount,
  type OfflineList,
  type PictureChoice,
} from "#domain/offline/offline-list.ts";
import { fits, isUnderWay, type Saving } from "#domain/offline/offline-saving.ts";
import { continueSaving, pauseSaving, removeCopy, resumeSaving, startSaving } from "./save-copy.ts";
import { liveList } from "./save-release.ts";
import { currentSaving, isOutOfSpace, savedList, onSaving } from "./saving-state.ts";

/* The panel that saves the offline copy: what is on this device, how much space a choice would take, and the buttons. */

/** What the panel shows. `live` is the list of the release that is live; null if it could not be loaded. */
type View = { saving: Saving | null; live: OfflineList | null; kept: OfflineList | null; free: number | null };

/** What an update of the offline copy would load: nothing if it is up to date. */
function updateOf({ saving, live, kept }: View): { files: number; bytes: number } {
  if (saving?.step !== "saved" || !live || !kept) return { files: 0, bytes: 0 };
  const choice = saving.pictures;
  const keys = new Set(filesOf(kept, choice).map(({ key }) => key));
  const { files, bytes } = amountOf(difference(keys, filesOf(live, choice)).missing);
  const pictures = choice === "none" ? 0 : Math.max(0, live.sizes[choice].bytes - kept.sizes[choice].bytes);
  return { files, bytes: bytes + pictures };
}

export function showPanel(panel: HTMLElement): void {
  const part = <E extends Element = HTMLElement>(selector: string): E => {
    const found = panel.querySelector<E>(selector);
    if (!found) throw new Error(`The panel has no ${selector}.`);
    return found;
  };
  const [status, detail, progress, form] = [
    part("[data-status]"),
    part("[data-detail]"),
    part("[data-progress]"),
    part<HTMLFormElement>("[data-choices]"),
  ];
  const buttonOf = (name: string) => part<HTMLButtonElement>(`[data-do="${name}"]`);
  const view: View = { saving: null, live: null, kept: null, free: null };
  let removed = false;
  let isFirstLook = true;

  const chosen = (): PictureChoice =>
    PICTURE_CHOICES.find((choice) => choice === new FormData(form).get("pictures")) ?? "none";
  const say = (place: HTMLElement, text: string): void => {
    place.hidden = text === "";
    // A screen reader reads a live region again only if its text changes.
    if (place.textContent !== text) place.textContent = text;
  };

  function statusText(): string {
    const { saving, live } = view;
    if (!saving) return removed ? T.removed : live ? T.notSaved : T.listFailed;
    if (saving.step !== "saved") return T[saving.step];
    return T.savedOn(writtenDate(new Date(saving.savedAt ?? ""), { dateStyle: "long", timeStyle: "short" }));
  }

  function detailText(): string {
    const { saving, live, kept } = view;
    if (saving?.step !== "saved") return "";
    const update = updateOf(view);
    const what = T.amount(kept?.pages ?? 0, bytesText(saving.total.bytes));
    if (!live) return what;
    return update.files === 0 ? `${what} ${T.current}` : `${what} ${T.newer(bytesText(update.bytes))}`;
  }

  function showChoices(): boolean {
    const { saving, live, free } = view;
    const isOpen = live !== null && (saving === null || saving.step === "saved");
    form.hidden = !isOpen;
    if (!isOpen) return false;
    for (const choice of PICTURE_CHOICES)
      part(`[data-size="${choice}"]`).textContent = bytesText(wholeAmount(live, choice).bytes);
    const there = saving?.total.bytes ?? 0;
    const { bytes } = wholeAmount(live, chosen());
    const hasRoom = free === null || fits(Math.max(0, bytes - there), free);
    const room = part("[data-room]");
    room.textContent = free === null ? "" : (hasRoom ? T.free : T.tooMuch)(bytesText(free));
    room.classList.toggle("text-bad", !hasRoom);
    return hasRoom && (saving === null || saving.pictures !== chosen() || updateOf(view).files > 0);
  }

  function show(): void {
    const { saving } = view;
    const focused = document.activeElement;
    say(status, statusText());
    say(detail, detailText());
    progress.hidden = saving === null || saving.step === "saved";
    if (saving) {
      part<HTMLProgressElement>("progress").value = saving.total.bytes ? saving.done.bytes / saving.total.bytes : 0;
      part("[data-progress] p").textContent = T.progress(
        writtenNumber(saving.done.files),
        writtenNumber(saving.total.files),
        bytesText(saving.done.bytes),
        bytesText(saving.total.bytes),
      );
    }
    const save = buttonOf("save");
    save.hidden = !showChoices();
    save.disabled = false;
    save.textContent = !saving ? T.save : saving.pictures === chosen() ? T.update : T.saveAgain;
    buttonOf("pause").hidden = !saving || !isUnderWay(saving);
    buttonOf("resume").hidden = saving?.step !== "paused" && saving?.step !== "full";
    buttonOf("resume").textContent = saving?.step === "full" ? T.retry : T.resume;
    buttonOf("remove").hidden = saving === null;
    // If the pressed button is gone, the focus stays in the panel.
    if (focused instanceof HTMLElement && panel.contains(focused) && focused.hidden)
      part("#offline-copy-heading").focus();
  }

  /** How often the state of saving was told. */
  let told = 0;
  async function look(): Promise<void> {
    const { quota, usage } = await navigator.storage.estimate().catch(() => ({ quota: undefined, usage: undefined }));
    view.free = quota === undefined ? null : quota - (usage ?? 0);
    const before = told;
    const [saving, kept] = await Promise.all([currentSaving(), savedList()]);
    view.kept = kept;
    // What was told meanwhile is newer than what was read.
    if (told === before) view.saving = saving;
    view.live = await liveList().catch(() => null);
    if (isFirstLook && view.saving) form.querySelector<HTMLInputElement>(`[value="${view.saving.pictures}"]`)?.click();
    isFirstLook = false;
    show();
  }

  const actions: Record<string, () => Promise<void>> = {
    save: () => startSaving(chosen()),
    pause: pauseSaving,
    resume: resumeSaving,
    remove: async () => {
      removed = true;
      await removeCopy();
    },
  };
  panel.addEventListener("click", ({ target }) => {
    const action = target instanceof Element ? target.closest<HTMLElement>("[data-do]")?.dataset["do"] : undefined;
    if (!action) return;
    removed = false;
    actions[action]?.().catch((error: unknown) => {
      console.warn(error);
      say(status, isOutOfSpace(error) ? T.full : T.listFailed);
    });
  });
  form.addEventListener("change", show);
  onSaving((saving) => {
    told += 1;
    const ended = (view.saving?.step === "saved") !== (saving?.step === "saved") || saving === null;
    view.saving = saving;
    if (ended) void look();
    else show();
  });
  addEventListener("online", () => void look());
  void look().then(continueSaving);
}

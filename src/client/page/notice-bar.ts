import { element } from "./create-element.ts";

/** At the inline start, because the chat button is at the end, and above the tray of the comparison. */
const BAR = [
  "fixed inset-s-gutter inset-be-[calc(max(1rem,env(safe-area-inset-bottom))+var(--tray,0px))] z-35 flex flex-wrap items-center gap-2.5",
  "border border-s-[3px] border-line-strong border-s-copper bg-sheet py-2.5 ps-4 pe-3 text-md shadow-sheet",
  "max-inline-[calc(100%-var(--spacing-gutter)-6rem)]",
].join(" ");

/** Shows a bar over the page, with a text and buttons. */
export function noticeBar(text: string, ...buttons: HTMLElement[]): HTMLElement {
  const bar = element(
    "aside",
    { class: BAR, "aria-label": text },
    element("p", { class: "me-2", role: "status" }, text),
    ...buttons,
  );
  document.body.append(bar);
  return bar;
}

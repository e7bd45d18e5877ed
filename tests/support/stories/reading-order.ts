import type { CDPSession, Locator, Page } from "@playwright/test";

/** What gives a text its direction without being read. */
const MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

export const withoutMarks = (text: string): string => text.replace(MARKS, "");

/**
 * The values that are not read from left to right in a part of the page, each with what stands there instead, and those that are
 * not there. Looks at where each character is drawn, so that it sees what the browser has made of marks, elements and styles.
 */
export function misread(part: Locator, values: readonly string[]): Promise<string[]> {
  return part.evaluate(
    (root, { sought, marks }) => {
      // Content that is laid out only near the screen has no place yet.
      for (const element of document.querySelectorAll<HTMLElement>("body *"))
        if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible";
      const pattern = new RegExp(marks, "u");
      const isBlock = (node: Node | null): boolean =>
        node instanceof Element && !/^(?:inline|contents)/.test(getComputedStyle(node).display);
      const places: { node: Text; at: number }[] = [];
      let text = "";
      const walk = (node: Node): void => {
        if (node instanceof Text) {
          for (let at = 0; at < node.data.length; at += 1) {
            const character = node.data.charAt(at);
            if (pattern.test(character)) continue;
            text += character;
            places.push({ node, at });
          }
          return;
        }
        // Nothing is read over the edge of a block.
        const edge = (): void => {
          if (!isBlock(node)) return;
          text += "\n";
          places.push({ node: document.createTextNode(""), at: 0 });
        };
        edge();
        for (const child of node.childNodes) if (!(child instanceof HTMLScriptElement)) walk(child);
        edge();
      };
      walk(root);
      const boxOf = ({ node, at }: { node: Text; at: number }): DOMRect | undefined => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return [...range.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
      };
      /** What a reader sees of these characters, line by line from left to right; empty if they are not shown. */
      const seen = (from: number, length: number): string => {
        const shown = Array.from({ length }, (_, index) => from + index).flatMap((index) => {
          const character = text.charAt(index);
          const place = places[index];
          const box = place && character.trim() !== "" ? boxOf(place) : undefined;
          return box ? [{ character, box }] : [];
        });
        const lines: (typeof shown)[] = [];
        for (const one of shown) {
          const line = lines.find(
            ([first]) => first && Math.abs(first.box.bottom - one.box.bottom) < first.box.height / 2,
          );
          if (line) line.push(one);
          else lines.push([one]);
        }
        lines.sort(([a], [b]) => (a?.box.top ?? 0) - (b?.box.top ?? 0));
        return lines
          .flatMap((line) => line.sort((a, b) => a.box.left - b.box.left).map(({ character }) => character))
          .join("");
      };
      return sought.flatMap((value) => {
        const found: string[] = [];
        for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1))
          found.push(seen(at, value.length));
        const drawn = found.filter((one) => one !== "");
        if (drawn.length === 0) return [`${value} is not there`];
        const asTyped = value.replace(/\s/g, "");
        return drawn.filter((one) => one !== asTyped).map((one) => `${value} is read ${one}`);
      });
    },
    { sought: values, marks: MARKS.source },
  );
}

/** All texts that a screen reader is given of the page, without marks of direction. */
export async function spokenTexts(page: Page): Promise<Set<string>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return new Set(nodes.flatMap(({ name }) => (typeof name?.value === "string" ? [withoutMarks(name.value)] : [])));
}

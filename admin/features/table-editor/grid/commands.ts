type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** What a key does in the table while no cell is edited. */
export type Command =
  | { does: "move"; rows: number; columns: number; extend: boolean }
  | { does: "next"; step: 1 | -1 }
  /** Starts editing: with the cell's text, or over it by typing. */
  | { does: "edit"; over: boolean }
  | { does: "clear" | "fill-down" | "undo" | "redo" | "select-all" | "select-rows" | "find" | "escape" };

const MOVES: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

/** Keys with Ctrl, or Cmd on a Mac; those with Shift as well begin with 'shift+'. */
const WITH_CTRL: Record<string, Command["does"]> = {
  d: "fill-down",
  z: "undo",
  "shift+z": "redo",
  y: "redo",
  a: "select-all",
  f: "find",
  h: "find",
};

const simple = (does: Command["does"]): Command => ({ does }) as Command;

function move(event: Key, ctrl: boolean, page: number): Command | null {
  const { key, shiftKey: extend } = event;
  if (key === "PageUp" || key === "PageDown") {
    return { does: "move", rows: key === "PageUp" ? -page : page, columns: 0, extend };
  }
  const [rows, columns] = MOVES[key] ?? [];
  if (rows === undefined || columns === undefined) return null;
  if (!ctrl) return { does: "move", rows, columns, extend };
  // To the edge of the table; Home and End to its corner.
  const corner = key === "Home" ? -Infinity : key === "End" ? Infinity : null;
  return { does: "move", rows: corner ?? far(rows), columns: far(columns), extend };
}
const far = (step: number): number => (step === 0 ? 0 : Math.sign(step) * Infinity);

/** The command of a key, or null where the browser should do what it usually does. `page` is the number of rows in view. */
export function commandOf(event: Key, page: number): Command | null {
  const { key, shiftKey, altKey } = event;
  // Windows reports AltGr, which types characters, as Ctrl and Alt.
  const ctrl = (event.ctrlKey || event.metaKey) && !altKey;
  if (altKey && !event.ctrlKey) return null;
  const moving = move(event, ctrl, page);
  if (moving) return moving;
  if (ctrl) {
    const does = WITH_CTRL[(shiftKey ? "shift+" : "") + key.toLowerCase()];
    return does ? simple(does) : null;
  }
  if (key === "Tab") return { does: "next", step: shiftKey ? -1 : 1 };
  if (key === "Enter" || key === "F2") return { does: "edit", over: false };
  if (key === "Delete" || key === "Backspace") return simple("clear");
  if (key === "Escape") return simple("escape");
  if (key === " " && shiftKey) return simple("select-rows");
  // One character, or a key of an input method that is composing one.
  return [...key].length === 1 || key === "Process" ? { does: "edit", over: true } : null;
}

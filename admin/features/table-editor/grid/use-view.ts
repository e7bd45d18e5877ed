import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { HEADER_HEIGHT, rowsInView } from "./layout.ts";

/** Fingers need higher rows. */
const ROW_HEIGHT = { fine: 36, coarse: 44 };

/**
 * The part of a table that is in view. Its rows are on a layer that does not scroll with the table but is moved by this code in
 * the same frame, so that a fast scroll never shows a blank area.
 */
export function useView(rows: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [rowHeight] = useState(() => (matchMedia("(pointer: coarse)").matches ? ROW_HEIGHT.coarse : ROW_HEIGHT.fine));
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [top, setTop] = useState(0);
  const shown = rowsInView(top, Math.max(0, size.height - HEADER_HEIGHT), rowHeight, rows);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const onScroll = useCallback(() => {
    const scrolled = scroller.current?.scrollTop ?? 0;
    // Synchronously: the layer must move in the same frame as its rows change.
    flushSync(() => setTop(scrolled));
  }, []);

  return { scroller, top, rowHeight, size, ...shown, onScroll };
}

import type { MouseEvent } from "react";
import { markdownHtml } from "#domain/markdown.ts";

/** The text as the website will show it, made by the very function that makes the page. Links open beside the editor. */
export function MarkdownPreview({ text }: { text: string }) {
  const openBeside = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link) return;
    event.preventDefault();
    window.open(link.href, "_blank", "noopener");
  };
  if (text.trim() === "") return <p className="preview text-ink-soft">Nothing to show yet.</p>;
  return (
    <div className="preview prose" onClick={openBeside} dangerouslySetInnerHTML={{ __html: markdownHtml(text) }} />
  );
}

import type { MouseEvent } from "react";
import { markdownHtml } from "#domain/pages/markdown.ts";
import { currentPictureAddress } from "../../environment.ts";
import { markdownProblem } from "#domain/pages/markdown-limits.ts";

const FRAME = "min-block-64 rounded-control border border-line px-5 py-4";

/** The text as the website will show it, made by the function that makes the page. Links open beside the editor. */
export function MarkdownPreview({ text }: { text: string }) {
  const openBeside = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link) return;
    event.preventDefault();
    window.open(link.href, "_blank", "noopener");
  };
  if (text.trim() === "") return <p className={`${FRAME} text-ink-soft`}>Nothing to show yet.</p>;
  const problem = markdownProblem(text);
  if (problem) return <p className={`${FRAME} text-bad`}>{problem}.</p>;
  return (
    <div className={FRAME} onClick={openBeside}>
      <div
        className="prose *:first:mbs-0"
        dangerouslySetInnerHTML={{ __html: markdownHtml(text, (address) => ({ src: currentPictureAddress(address) })) }}
      />
    </div>
  );
}

import { Link } from "@tanstack/react-router";
import { permissionToOpen } from "#domain/accounts/roles.ts";
import {
  deployProblems,
  isUnpublished,
  problemEditor,
  problemText,
  unpublishedTitle,
} from "#domain/publishing/deploy-problems.ts";
import { useMay } from "../session/rights.ts";
import { link } from "#styles/variants/basics.ts";
import { screenEdges } from "#styles/variants/administration.ts";

/** More than this would hide the screen below; the panel of the status has all of them. */
const SHOWN = 3;

/** The records that the last release does not show as they were saved, below the header until they are fixed. */
export function PublishProblems({ stored }: { stored: unknown }) {
  const unpublished = deployProblems(stored).filter(isUnpublished);
  if (unpublished.length === 0) return null;
  return (
    <section
      aria-label="Published, with exceptions"
      className={`grid gap-1.5 border-be border-warn bg-warn-wash py-2.5 text-warn ${screenEdges}`}
    >
      <p>
        <strong>{unpublishedTitle(unpublished)}</strong>
      </p>
      <ProblemList problems={unpublished.slice(0, SHOWN)} />
      {unpublished.length > SHOWN && <p>Behind the status above stand all {unpublished.length} of them.</p>}
    </section>
  );
}

type ListProps = { problems: ReturnType<typeof deployProblems> };

/** Problems of a release, each with a link to the screen where it can be fixed. */
export function ProblemList({ problems }: ListProps) {
  const may = useMay();
  return (
    <ul className="grid gap-2" aria-label="What needs attention">
      {problems.map((problem, index) => {
        const opens = may(permissionToOpen(problem.kind));
        const editor = opens ? problemEditor(problem) : null;
        return (
          <li key={index} className="wrap-anywhere">
            {problemText(problem)}{" "}
            {editor && (
              <Link
                to={editor}
                className={link({ class: "inline-block py-0.5 whitespace-nowrap" })}
                onClick={(event) => event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
              >
                Edit<span className="sr-only"> {problem.name}</span>
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

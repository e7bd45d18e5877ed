import { counted } from "../../text/text.ts";

type Marked = { id: string; number: string; project: string; marks: number; reviewers: readonly string[] };

const NAMED = 5;
const names = (all: readonly string[]): string =>
  all.length > NAMED ? `${all.slice(0, NAMED).join(", ")} and ${all.length - NAMED} more` : all.join(", ");

/** The mail to the office: submittals that reviewers have marked. It has none of their remarks, which may be confidential. */
export function reviewMail(reviews: readonly Marked[], site: string): { subject: string; text: string } {
  const [only] = reviews;
  const nameOf = ({ project, number }: Marked): string => `${project} – ${number}`;
  return {
    subject: only && reviews.length === 1 ? `New marks: ${nameOf(only)}` : `New marks on ${reviews.length} submittals`,
    text: `${reviews
      .map((one) =>
        [
          `${nameOf(one)}: ${counted(one.marks, "new mark")} by ${names(one.reviewers)}`,
          new URL(`/admin/submittals/${one.id}`, site).href,
        ].join("\n"),
      )
      .join("\n\n")}\n`,
  };
}

import { counted } from "../../text/text.ts";

type Marked = { id: string; number: string; project: string; marks: number; reviewers: readonly string[] };

/** The mail to the office: submittals that reviewers have marked. It has none of their remarks, which may be confidential. */
export function reviewMail(reviews: readonly Marked[], site: string): { subject: string; text: string } {
  const [only] = reviews;
  const nameOf = ({ project, number }: Marked): string => `${project} – ${number}`;
  return {
    subject: only && reviews.length === 1 ? `New marks: ${nameOf(only)}` : `New marks on ${reviews.length} submittals`,
    text: `${reviews
      .map((one) =>
        [
          `${nameOf(one)}: ${counted(one.marks, "new mark")} by ${one.reviewers.join(", ")}`,
          new URL(`/admin/submittals/${one.id}`, site).href,
        ].join("\n"),
      )
      .join("\n\n")}\n`,
  };
}

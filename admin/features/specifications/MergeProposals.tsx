import { useMemo } from "react";
import type { StoredAttribute } from "#db/specifications/attributes.ts";
import type { SpecificationName } from "#db/specifications/specification-names.ts";
import { mergeProposals, type MergeProposal } from "#domain/specifications/similar-names.ts";
import { counted } from "#domain/text/text.ts";
import { panel } from "#styles/variants/basics.ts";
import { Button } from "../../ui/controls.tsx";
import { Row, RowActions, RowDetail, RowMain, RowName, Rows } from "../../ui/lists/Row.tsx";
import type { Task } from "./changes.ts";

type Props = {
  names: readonly SpecificationName[];
  attributes: readonly StoredAttribute[];
  onReview: (task: Task) => void;
};

const WHY: Record<MergeProposal["why"], string> = {
  synonym: "synonyms in the catalogue",
  spelling: "spelled alike",
  typing: "perhaps a typing error",
};

/** Near duplicates among the names, folded away until somebody wants to tidy up. */
export function MergeProposals({ names, attributes, onReview }: Props) {
  const proposals = useMemo(() => {
    const uses = new Map(names.map((one) => [one.name, one.uses]));
    const weight = ({ from }: MergeProposal) => from.reduce((sum, name) => sum + (uses.get(name) ?? 0), 0);
    return mergeProposals(names, attributes).sort((a, b) => weight(b) - weight(a));
  }, [names, attributes]);
  if (proposals.length === 0) return null;
  return (
    <details className={panel({ class: "mbe-4" })}>
      <summary className="cursor-pointer px-4 py-3 font-medium">
        {counted(proposals.length, "proposal")} to merge names that mean the same
      </summary>
      <Rows aria-label="Proposals to merge" className="border-bs border-line">
        {proposals.map((proposal) => (
          <Row key={proposal.to}>
            <RowMain>
              <RowName name={proposal.to} />
              <RowDetail className="wrap-anywhere">
                Instead of {proposal.from.join(", ")} · {WHY[proposal.why]}
              </RowDetail>
            </RowMain>
            <RowActions>
              <Button
                small
                aria-label={`Review the merge into ${proposal.to}`}
                onClick={() => onReview({ kind: "rename", names: proposal.from, to: proposal.to })}
              >
                Review
              </Button>
            </RowActions>
          </Row>
        ))}
      </Rows>
    </details>
  );
}

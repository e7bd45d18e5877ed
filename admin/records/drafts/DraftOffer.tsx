import { Button } from "../../ui/controls.tsx";
import { moment } from "../../ui/moment.ts";

type Props = {
  noun: string;
  draft: {
    /** When the draft was made; null without one. */
    offer: { at: number } | null;
    /** The record was changed since. */
    outdated?: boolean;
    restore: () => unknown;
    discard: () => void;
  };
};

/** Above a form: offers to restore what was typed before and never saved. */
export function DraftOffer({ noun, draft: { offer, outdated, restore, discard } }: Props) {
  if (!offer) return null;
  return (
    <section
      aria-label="Unsaved draft"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-sheet border border-copper bg-sheet px-5 py-3"
    >
      <p>
        <strong>You have an unsaved draft</strong> of this {noun} from {moment(new Date(offer.at).toISOString())}.
        {outdated &&
          ` The ${noun} was changed since: when it is saved, both are kept, and where both changed the same you choose.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button small intent="primary" onClick={() => void restore()}>
          Restore draft
        </Button>
        <Button small onClick={discard}>
          Discard
        </Button>
      </div>
    </section>
  );
}

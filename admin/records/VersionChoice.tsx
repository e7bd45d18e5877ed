import type { Side } from "#domain/content/conflict.ts";
import { Button } from "../ui/controls.tsx";

export const SIDES: readonly Side[] = ["mine", "theirs"];

/** Chooses the same version for all differences. */
export function AllOfOneSide({ onChoose }: { onChoose: (side: Side) => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      {SIDES.map((side) => (
        <Button key={side} small onClick={() => onChoose(side)}>
          {side === "mine" ? "All mine" : "All theirs"}
        </Button>
      ))}
    </div>
  );
}

type RadioProps = { name: string; chosen: boolean; onChoose: () => void };

/** Chooses one of the two versions; `name` is of what they are versions. */
export function SideRadio({ name, chosen, onChoose }: RadioProps) {
  return <input type="radio" className="accent-petrol" name={`keep-${name}`} checked={chosen} onChange={onChoose} />;
}

type FooterProps = {
  onClose: () => void;
  onSave: () => void;
  /** How many choices are still missing. */
  missing?: number;
};

/** The buttons below a comparison. */
export function ChoiceFooter({ onClose, onSave, missing = 0 }: FooterProps) {
  return (
    <>
      <Button onClick={onClose}>Keep editing</Button>
      <Button intent="primary" disabled={missing > 0} onClick={onSave}>
        {missing > 0 ? `${missing} to choose` : "Save these choices"}
      </Button>
    </>
  );
}

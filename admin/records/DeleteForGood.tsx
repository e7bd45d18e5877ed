import type { ComponentProps, ReactNode } from "react";
import { DeletionDialog } from "./DeletionDialog.tsx";

type Props = Omit<ComponentProps<typeof DeletionDialog>, "note"> & {
  /** That it cannot be undone, and why; left out: it is personal data. Null where the question says it itself. */
  note?: ReactNode;
};

const PERSONAL_DATA = (
  <>
    <strong>This cannot be undone.</strong> Personal data does not go to the trash.
  </>
);

/** Asks before something is deleted that no trash keeps. */
export const DeleteForGood = ({ note = PERSONAL_DATA, ...dialog }: Props) => <DeletionDialog note={note} {...dialog} />;

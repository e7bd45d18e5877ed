import type { ComponentProps, ReactNode } from "react";
import { DeletionDialog } from "./DeletionDialog.tsx";

type Props = Omit<ComponentProps<typeof DeletionDialog>, "note"> & {
  /** Says that the deletion is final, and why; the default is about personal data. Null if the question says so itself. */
  note?: ReactNode;
};

const PERSONAL_DATA = (
  <>
    <strong>This cannot be undone.</strong> Personal data does not go to the trash.
  </>
);

/** Asks before a deletion that the trash does not keep. */
export const DeleteForGood = ({ note = PERSONAL_DATA, ...dialog }: Props) => <DeletionDialog note={note} {...dialog} />;

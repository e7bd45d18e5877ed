import { useState } from "react";

/** Which categories show their subcategories: main categories start open, others closed. */
export function useOpenBranches() {
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  return {
    isOpen: ({ id, depth }: { id: string; depth: number }) => turned.get(id) ?? depth === 0,
    turn: (ids: readonly string[], open: boolean) =>
      setTurned((before) => new Map([...before, ...ids.map((id) => [id, open] as const)])),
  };
}
export type OpenBranches = ReturnType<typeof useOpenBranches>;

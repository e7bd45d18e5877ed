import { createContext, use, type ReactNode } from "react";
import type { Permission, Rights } from "#domain/accounts/roles.ts";

/** What the signed-in person may do, as the database says; Protected provides it. */
export const RightsContext = createContext<Rights | null>(null);

export function useRights(): Rights {
  const rights = use(RightsContext);
  if (!rights) throw new Error("useRights must be used below Protected");
  return rights;
}

/** Asks whether the signed-in person may do something. A screen shows only what they may; the database refuses the rest. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useRights();
  return (permission) => permissions.includes(permission);
}

/** Shows its content only to who may do this. */
export function Permitted({ permission, children }: { permission: Permission; children: ReactNode }): ReactNode {
  return useMay()(permission) ? children : null;
}

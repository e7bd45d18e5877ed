import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** Goes to the address it was first given, in place of the present one. */
export function Redirect({ to }: { to: string }) {
  const { history } = useRouter();
  const [address] = useState(to);
  useEffect(() => history.replace(address), [history, address]);
  return null;
}

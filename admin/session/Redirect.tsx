import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** Replaces the present address by `to`; later values of `to` are ignored. */
export function Redirect({ to }: { to: string }) {
  const { history } = useRouter();
  const [address] = useState(to);
  useEffect(() => history.replace(address), [history, address]);
  return null;
}

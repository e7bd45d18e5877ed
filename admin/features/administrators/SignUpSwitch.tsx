import { useMutation, useQuery } from "@tanstack/react-query";
import { isSignUpOpen, setSignUpOpen } from "#db/accounts/accounts.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { client } from "../../environment.ts";
import { queryKeys } from "../../queries/keys.ts";
import { queryClient, RETRY_ONCE } from "../../query-client.ts";

/** Allows or forbids creating accounts. Renders nothing until the stored setting is known. */
export function SignUpSwitch() {
  const open = useQuery({ queryKey: queryKeys.signUp, queryFn: () => isSignUpOpen(client), retry: RETRY_ONCE });
  const change = useMutation({
    mutationFn: (isOpen: boolean) => setSignUpOpen(client, isOpen),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.signUp }),
  });
  if (open.data === undefined) return null;
  return (
    <div className="grid gap-2 pbs-2">
      <Switch
        label="Accounts can be created at /admin/setup"
        hint="They wait here for approval. Switch it off when everybody has an account."
        checked={change.isPending ? change.variables : open.data}
        disabled={change.isPending}
        onChange={(event) => change.mutate(event.target.checked)}
      />
      <Alert>{change.isError ? "This could not be changed. Please try again." : ""}</Alert>
    </div>
  );
}

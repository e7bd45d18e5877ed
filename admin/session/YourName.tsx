import { useMutation } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { setOwnName, type Account } from "#db/accounts/accounts.ts";
import { isPlainName, PLAIN_NAME_MESSAGE } from "#domain/text/plain-name.ts";
import { client } from "../environment.ts";
import { queryClient, queryKeys } from "../query-client.ts";
import { Button } from "../ui/controls.tsx";
import { TextField } from "../ui/Field.tsx";
import { toast } from "../ui/toast.ts";
import { failureText } from "../ui/failure-text.ts";

const NAME_MAX = 100;

/** The name by which colleagues see what one has done. Everybody writes their own. */
export function YourName({ account }: { account: Account }) {
  const [name, setName] = useState(account.name);
  const isPlain = isPlainName(name);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => setOwnName(client, name.trim()),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.accounts });
      toast.success(name.trim() ? `Colleagues see you as ${name.trim()}` : "Colleagues see your email address");
    },
    onError: (reason) => console.error("The name was not saved", reason),
  });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPlain) mutate();
  };
  return (
    <form noValidate onSubmit={save} className="flex flex-wrap items-start gap-2">
      <TextField
        label="Your name"
        className="flex-[1_1_16rem] max-inline-96"
        autoComplete="name"
        maxLength={NAME_MAX}
        hint={`Colleagues see it beside what you save. Without one they see ${account.email}.`}
        error={
          !isPlain
            ? PLAIN_NAME_MESSAGE
            : error
              ? failureText(error, "Your name could not be saved. Please try again.")
              : undefined
        }
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" className="mbs-6.25" busy={isPending}>
        {isPending ? "Saving..." : "Save name"}
      </Button>
    </form>
  );
}

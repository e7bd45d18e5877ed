import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { setEnquiryMail, type EnquiryMail as Stored } from "#db/enquiries/enquiry-mail.ts";
import { DELIVERIES, enquiryMailSchema, type EnquiryMailForm } from "#domain/enquiries/enquiry-mail-form.ts";
import { client } from "../../environment.ts";
import { enquiryMailQuery } from "../../queries/enquiries.ts";
import { queryClient, queryKeys } from "../../query-client.ts";
import { bindFields } from "../../records/bind-fields.ts";
import { Card } from "../../ui/Card.tsx";
import { Alert, Button, Switch } from "../../ui/controls.tsx";
import { Fields, SelectField, TextArea, TextField } from "../../ui/Field.tsx";
import { moment } from "../../ui/moment.ts";
import { QueryState } from "../../ui/panels.tsx";
import { toast } from "../../ui/toast.ts";
import { sendTestMail } from "./send-test-mail.ts";
import { failureText } from "../../ui/failure-text.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";

const FAILED = "Error saving this. Please try again.";

/** Who is told of enquiries by mail, and when. */
export function EnquiryMail() {
  const query = useQuery(enquiryMailQuery);
  return (
    <Card title="Enquiries by mail" anchor="enquiry-mail">
      <QueryState query={query} loading="Loading the addresses..." failed="The addresses could not be loaded" />
      {query.data && <MailForm key={JSON.stringify(valuesOf(query.data))} stored={query.data} />}
    </Card>
  );
}

const valuesOf = ({ addresses, delivery, promised_days, confirm_visitors }: Stored): EnquiryMailForm => ({
  addresses: addresses.join("\n"),
  delivery: delivery === "daily" ? "daily" : "each",
  promised_days: String(promised_days),
  confirm_visitors,
});

function MailForm({ stored }: { stored: Stored }) {
  const form = useForm({ resolver: zodResolver(enquiryMailSchema), defaultValues: valuesOf(stored) });
  const { handleSubmit, formState, register } = form;
  const field = bindFields(form);
  const [failure, setFailure] = useState("");
  const save = handleSubmit(async (choices) => {
    setFailure("");
    try {
      await setEnquiryMail(client, choices);
      toast.success("Saved");
      await queryClient.invalidateQueries({ queryKey: queryKeys.enquiryMail });
    } catch (error) {
      console.error("Saving who is told of enquiries failed", error);
      setFailure(failureText(error, FAILED));
    }
  });
  return (
    <form noValidate className="grid gap-4" aria-label="Enquiries by mail" onSubmit={(event) => void save(event)}>
      <Fields>
        <TextArea
          label="Addresses"
          rows={2}
          hint="Who is told of new enquiries: one address a line. Empty: nobody, enquiries wait in the dashboard."
          {...field("addresses")}
        />
        <SelectField label="Mails" {...field("delivery")}>
          {Object.entries(DELIVERIES).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Promised answer within days"
          inputMode="numeric"
          hint="Each enquiry is due by then. A reminder names those that nobody has answered."
          {...field("promised_days")}
        />
        <Switch
          label="Confirm to the visitor"
          hint="Visitors get a mail with the number of their request."
          className="self-center"
          {...register("confirm_visitors")}
        />
      </Fields>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={formState.isSubmitting}>
          {formState.isSubmitting ? "Saving..." : "Save addresses"}
        </Button>
        <TestButton disabled={stored.addresses.length === 0 || formState.isDirty} />
      </div>
      <Alert boxed>{failure}</Alert>
      {stored.failed_at ? (
        <p className="text-sm text-warn">
          No mail could be sent since {moment(stored.failed_at)}: {stored.failure}
        </p>
      ) : (
        stored.sent_at && <p className="text-sm text-ink-soft">Last mail: {moment(stored.sent_at)}</p>
      )}
    </form>
  );
}

/** Sends a test mail to the stored addresses, and says what the mail server answered. */
function TestButton({ disabled }: { disabled: boolean }) {
  const { busy, run } = useOneAtATime();
  const [said, setSaid] = useState<{ tone: "good" | "bad"; text: string } | null>(null);
  const send = async () => {
    setSaid(null);
    setSaid(await sendTestMail());
  };
  return (
    <>
      <Button type="button" disabled={disabled} busy={busy} onClick={() => void run(send)}>
        {busy ? "Sending..." : "Send a test mail"}
      </Button>
      <Alert boxed tone={said?.tone ?? "good"} className="flex-[1_1_100%]">
        {said?.text}
      </Alert>
    </>
  );
}

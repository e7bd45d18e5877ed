import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Json } from "#db/database.types.ts";
import { ConflictError } from "#db/errors.ts";
import { saveSettings } from "#db/content/settings.ts";
import { CONTENT_KINDS } from "#domain/content/content-kinds.ts";
import { newSettingSchema, storedSettingValue, type NewSetting } from "#domain/settings/settings-form.ts";
import { Alert } from "../../ui/controls.tsx";
import { Fields, TextArea, TextField } from "../../ui/Field.tsx";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { usePublishing } from "../../publish/publish-context.ts";
import { refreshLists } from "../../query-client.ts";
import { Card } from "../../ui/Card.tsx";
import { DraftOffer } from "../../records/drafts/DraftOffer.tsx";
import { SaveButton } from "../../records/SaveBar.tsx";
import { useDraft } from "../../records/drafts/use-draft.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { useReportTyped, type OnTyped } from "./use-report-typed.ts";
import { bindFields } from "../../records/bind-fields.ts";

/** Adds a setting that has no field of its own on this screen. */
export function AddSetting({ onTyped }: { onTyped: OnTyped }) {
  const { publish } = usePublishing();
  const [message, setMessage] = useState("");
  const { busy, run } = useOneAtATime();
  const form = useForm<NewSetting>({
    resolver: zodResolver(newSettingSchema),
    defaultValues: { key: "", value: "", description: "" },
  });
  const { handleSubmit, setError, reset } = form;
  const field = bindFields(form);
  const draft = useDraft({ noun: "setting", row: null, form });
  useReportTyped("", form.formState.isDirty, draft.forget, onTyped);
  const add = async ({ key, value, description }: NewSetting) => {
    setMessage("");
    try {
      await saveSettings(client, {
        [key]: { value: storedSettingValue(value) as Json, description: description || null, seen: null },
      });
    } catch (error) {
      if (error instanceof ConflictError) {
        setError("key", { message: "This key exists already. Change it in the list below." }, { shouldFocus: true });
      } else {
        console.error("Adding the setting failed", error);
        setMessage("Error adding setting. Please try again.");
      }
      await refreshLists("setting");
      return;
    }
    reset();
    toast.success(`Setting "${key}" added`);
    publish(CONTENT_KINDS.setting.listedAt, `New setting ${key}`);
    await refreshLists("setting");
  };
  return (
    <Card title="Add New Setting" anchor="other">
      <DraftOffer noun="setting" draft={draft} />
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void run(handleSubmit(add));
        }}
      >
        <Fields>
          <TextField label="Key" required autoCapitalize="none" spellCheck={false} {...field("key")} />
          <TextField label="Description" {...field("description")} />
          <TextArea label="Value (JSON or string)" className="md:col-span-full" rows={3} {...field("value")} />
        </Fields>
        <Alert>{message}</Alert>
        <div className="flex flex-wrap justify-end gap-2">
          <SaveButton label="Add Setting" busy={busy} />
        </div>
      </form>
    </Card>
  );
}

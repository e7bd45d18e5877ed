import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { Json } from "#db/database.types.ts";
import { ConflictError } from "#db/errors.ts";
import { getSetting, saveSettings, type Setting } from "#db/settings.ts";
import { CONTENT_KINDS } from "#domain/content-kinds.ts";
import { saveFailedMessage } from "#domain/content-messages.ts";
import { rawSettingSchema, storedSettingValue } from "#domain/settings/settings-form.ts";
import { formatSettingValue } from "#domain/settings/settings.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { TextArea, TextField } from "#ui/Field.tsx";
import { toast } from "#ui/toast.ts";
import { client } from "../../environment.ts";
import { usePublishing } from "../../publish/publish-context.ts";
import { refreshLists } from "../../queries/refresh.ts";
import type { ComparedFields } from "../../records/ConflictDialog.tsx";
import { DraftOffer } from "../../records/DraftOffer.tsx";
import { heading } from "#styles/variants/administration.ts";
import { RecordConflict } from "../../records/RecordConflict.tsx";
import { SaveButton } from "../../records/SaveButton.tsx";
import { useRecordSaving } from "../../records/use-record-saving.ts";
import { useCardDraft, type OnTyped } from "./use-card-draft.ts";

type Values = { value: string; description: string };
type Props = { setting: Setting; onTyped: OnTyped; onDelete: () => void };

const valuesOf = (setting: Setting): Values => ({
  value: formatSettingValue(setting.value),
  description: setting.description ?? "",
});
const FIELDS: ComparedFields<Values> = {
  value: { label: "Value", show: ({ value }) => value },
  description: { label: "Description", show: ({ description }) => description },
};

/** One setting with its raw value: JSON if it can be parsed as such, otherwise plain text. */
export function OtherSetting({ setting, onTyped, onDelete }: Props) {
  const { publish } = usePublishing();
  const { key } = setting;
  const form = useForm<Values>({ resolver: zodResolver(rawSettingSchema), defaultValues: valuesOf(setting) });
  const {
    register,
    reset,
    formState: { errors },
  } = form;

  const store = async ({ value, description }: Values, seen: string): Promise<Setting> => {
    await saveSettings(client, {
      [key]: { value: storedSettingValue(value) as Json, description: description || null, seen },
    });
    const saved = await getSetting(client, key);
    if (!saved) throw new ConflictError();
    return saved;
  };
  const saving = useRecordSaving<Values, Setting>({
    row: setting,
    create: (values) => store(values, setting.updated_at),
    update: (_id, values, version) => store(values, version),
    load: () => getSetting(client, key),
    failure: saveFailedMessage("setting"),
    onDuplicate: () => undefined,
    onSaved: (saved) => {
      reset(valuesOf(saved));
      toast.success(`Setting "${key}" saved`);
      publish(CONTENT_KINDS.setting.listedAt, `Changed setting ${key}`);
      void refreshLists("setting");
    },
  });
  const draft = useCardDraft({ row: setting, form, saving }, onTyped);
  const submit = () => saving.submit(form.handleSubmit((values) => saving.save(values, true)));
  return (
    <li className="py-4 first:pbs-0 last:pbe-0">
      <DraftOffer noun="setting" draft={draft} />
      <form
        noValidate
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <h3 className={heading({ level: "section" })}>
          <code>{key}</code>
        </h3>
        <TextField
          label={`Description of ${key}`}
          hideLabel
          placeholder="Description"
          error={errors.description?.message}
          {...register("description")}
        />
        <TextArea
          label={`Value of ${key}`}
          hideLabel
          code
          rows={Math.min(12, formatSettingValue(setting.value).split("\n").length + 1)}
          spellCheck={false}
          error={errors.value?.message}
          {...register("value")}
        />
        <Alert>{saving.message}</Alert>
        <div className="flex flex-wrap justify-end gap-2">
          <Button small intent="danger" aria-label={`Delete ${key}`} onClick={onDelete}>
            Delete
          </Button>
          <SaveButton small label="Save" busy={saving.busy} aria-label={`Save ${key}`} />
        </div>
      </form>
      <RecordConflict
        noun="setting"
        form={form}
        saving={saving}
        valuesOf={valuesOf}
        fields={FIELDS}
        onChosen={submit}
      />
    </li>
  );
}

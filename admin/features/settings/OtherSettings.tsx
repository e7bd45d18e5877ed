import { HistoryButton } from "../../changes/HistoryButton.tsx";
import { useState } from "react";
import { type Setting, getSetting, saveSettings } from "#db/content/settings.ts";
import { counted } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { Card } from "../../ui/Card.tsx";
import { DeleteRecords } from "../../records/DeleteRecords.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { type OnTyped, useReportTyped } from "./use-report-typed.ts";
import type { Json } from "#db/database.types.ts";
import { ConflictError } from "#db/errors.ts";
import { CONTENT_KINDS } from "#domain/content/content-kinds.ts";
import { saveFailedMessage } from "#domain/content/content-messages.ts";
import { rawSettingSchema, storedSettingValue } from "#domain/settings/settings-form.ts";
import { formatSettingValue } from "#domain/settings/settings.ts";
import { Alert, Button } from "../../ui/controls.tsx";
import { TextArea, TextField } from "../../ui/Field.tsx";
import { toast } from "../../ui/toast.ts";
import { usePublishing } from "../../publish/publish-context.ts";
import { refreshLists } from "../../query-client.ts";
import { DraftOffer } from "../../records/drafts/DraftOffer.tsx";
import { heading } from "#styles/variants/administration.ts";
import { RecordConflict } from "../../records/RecordForm.tsx";
import { SaveButton } from "../../records/SaveBar.tsx";
import { useEditorForm, type EditorDefinition } from "../../records/use-editor-form.ts";
import { bindFields } from "../../records/bind-fields.ts";

type Props = { settings: readonly Setting[]; onTyped: OnTyped };

/** The settings that have no field of their own on this screen: key and raw value. */
export function OtherSettings({ settings, onTyped }: Props) {
  const [settingToDelete, setSettingToDelete] = useState<Setting | null>(null);
  return (
    <Card
      title="Other settings"
      note={settings.length > 0 && <span className={badge()}>{counted(settings.length, "setting")}</span>}
    >
      {settings.length === 0 ? (
        <p className="text-ink-soft">No settings found. Add your first setting above.</p>
      ) : (
        <Rows aria-label="Other settings">
          {settings.map((setting) => (
            <OtherSetting
              key={setting.key}
              setting={setting}
              onTyped={onTyped}
              onDelete={() => setSettingToDelete(setting)}
            />
          ))}
        </Rows>
      )}
      <DeleteRecords
        kind="setting"
        records={settingToDelete ? [settingToDelete] : []}
        labelOf={({ key }) => `Setting "${key}"`}
        question={(_count, [setting]) => `Are you sure you want to delete the setting "${setting?.key ?? ""}"?`}
        onClose={() => setSettingToDelete(null)}
      />
    </Card>
  );
}

type Values = { value: string; description: string };
type OtherSettingProps = { setting: Setting; onTyped: OnTyped; onDelete: () => void };

const definitionOf = (key: string): EditorDefinition<Setting, Values, Values> => ({
  schema: rawSettingSchema,
  values: ({ value, description }) => ({ value: formatSettingValue(value), description: description ?? "" }),
  compared: { value: "Value", description: "Description" },
  load: (from) => getSetting(from, key),
  update: async (to, _id, { value, description }, seen) => {
    await saveSettings(to, {
      [key]: {
        value: storedSettingValue(value) as Json,
        description: description || null,
        seen: { value: seen.value, description: seen.description },
      },
    });
    const saved = await getSetting(to, key);
    if (!saved) throw new ConflictError();
    return saved;
  },
});

/** One setting with its raw value: JSON if it can be parsed as such, otherwise plain text. */
function OtherSetting({ setting, onTyped, onDelete }: OtherSettingProps) {
  const { publish } = usePublishing();
  const { id, key } = setting;
  const definition = definitionOf(key);
  const editor = useEditorForm(definition, setting, {
    initial: definition.values(setting),
    noun: "setting",
    failure: saveFailedMessage("setting"),
    onSaved: () => {
      toast.success(`Setting "${key}" saved`);
      publish(CONTENT_KINDS.setting.listedAt, `Changed setting ${key}`);
      void refreshLists("setting");
    },
  });
  const { form, draft, busy, message, submit, isDirty } = editor;
  useReportTyped(id, isDirty, draft.forget, onTyped);
  const field = bindFields(form);
  return (
    <li className="py-4 first:pbs-0 last:pbe-0">
      <DraftOffer noun="setting" draft={draft} />
      <form
        noValidate
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          submit(true);
        }}
      >
        <h3 className={heading({ level: "section" })}>
          <code>{key}</code>
        </h3>
        <TextField label={`Description of ${key}`} hideLabel placeholder="Description" {...field("description")} />
        <TextArea
          label={`Value of ${key}`}
          hideLabel
          code
          rows={Math.min(12, formatSettingValue(setting.value).split("\n").length + 1)}
          spellCheck={false}
          {...field("value")}
        />
        <Alert>{message}</Alert>
        <div className="flex flex-wrap justify-end gap-2">
          <HistoryButton table="settings" record={id} name={key} onRestored={editor.reload} />
          <Button small intent="danger" aria-label={`Delete ${key}`} onClick={onDelete}>
            Delete
          </Button>
          <SaveButton small label="Save" busy={busy} aria-label={`Save ${key}`} />
        </div>
      </form>
      <RecordConflict noun="setting" editor={editor} />
    </li>
  );
}

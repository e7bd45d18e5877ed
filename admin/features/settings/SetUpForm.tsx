import type { ComponentType, ReactNode } from "react";
import { saveFailedMessage } from "#domain/content/content-messages.ts";
import { CONTENT_KINDS } from "#domain/content/content-kinds.ts";
import { frame } from "#styles/variants/administration.ts";
import { usePublishing } from "../../publish/publish-context.ts";
import { queryClient, queryKeys, refreshLists } from "../../query-client.ts";
import { RecordForm } from "../../records/RecordForm.tsx";
import { useEditorForm } from "../../records/use-editor-form.ts";
import { Card } from "../../ui/Card.tsx";
import { Alert, Button } from "../../ui/controls.tsx";
import { Fields } from "../../ui/Field.tsx";
import { StickyBar } from "../../ui/StickyBar.tsx";
import { AddressFields, PhoneRows } from "./ContactSettings.tsx";
import { LanguagesChosen } from "./LanguageSettings.tsx";
import { LookSettings } from "./LookSettings.tsx";
import { PartsOff } from "./MenuSettings.tsx";
import { SettingField } from "./SettingField.tsx";
import { labelOf, settingsDefinition, type SettingsRecord } from "./settings-record.ts";

type SettingsStep = "company" | "look" | "languages" | "parts";

/** What each step asks for: a few settings of the settings screen, with its fields. */
const FIELDS: Record<SettingsStep, ComponentType> = {
  company: () => (
    <>
      <Card title="Company">
        <Fields>
          <SettingField name="company_name" required hint="In the navigation, the footer and search results." />
          <SettingField name="company_tagline" hint="One line under the name that says what the company does." />
          <SettingField name="sales_email" type="email" hint="For offers: footer and contact page." />
        </Fields>
        <div className="mbs-4">
          <PhoneRows />
        </div>
      </Card>
      <Card title={labelOf("address")}>
        <AddressFields />
      </Card>
    </>
  ),
  look: LookSettings,
  languages: () => (
    <Card title="Languages">
      <LanguagesChosen />
    </Card>
  ),
  parts: () => (
    <Card title="What the site shows">
      <PartsOff />
    </Card>
  ),
};

type Props = {
  step: SettingsStep;
  record: SettingsRecord;
  /** The buttons beside Save: skip, leave. */
  children: ReactNode;
  onSaved: () => void;
};

/** A step of the set-up of a new site. What is saved is what the settings screen shows later. */
export function SetUpForm({ step, record, children, onSaved }: Props) {
  const { publish } = usePublishing();
  const Step = FIELDS[step];
  // The name that stands in for one is no name to keep.
  const company_name = "company_name" in record.stored ? record.values.company_name : "";
  const editor = useEditorForm(settingsDefinition, record, {
    initial: step === "company" ? { ...record.values, company_name } : record.values,
    noun: `set-up-${step}`,
    failure: saveFailedMessage("setting"),
    onSaved: (saved) => {
      queryClient.setQueryData(queryKeys.settingsRecord, saved);
      if (saved.updated_at !== record.updated_at) publish(CONTENT_KINDS.setting.listedAt, "Set up the site");
      void refreshLists("setting");
      onSaved();
    },
  });
  const { busy, message, submit, isDirty } = editor;
  return (
    <RecordForm
      editor={editor}
      id="set-up"
      className={frame({ width: "full" })}
      called={{ draft: "form", conflict: "record" }}
      onSubmit={() => submit(true)}
      below={
        <StickyBar>
          <Alert className="me-auto">{message}</Alert>
          {children}
          <Button type="submit" form="set-up" intent="primary" busy={busy}>
            {isDirty || step === "company" ? "Save and continue" : "Continue"}
          </Button>
        </StickyBar>
      }
    >
      <Step />
    </RecordForm>
  );
}

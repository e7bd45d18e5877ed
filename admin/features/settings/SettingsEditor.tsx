import { zodResolver } from "@hookform/resolvers/zod";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { CONTENT_KINDS } from "#domain/content-kinds.ts";
import { saveFailedMessage } from "#domain/content-messages.ts";
import { MARKED_FIELDS_MESSAGE } from "#domain/form-fields.ts";
import { settingsFormSchema, type SettingsFormValues, type SettingsInput } from "#domain/settings/settings-form.ts";
import { toast } from "#ui/toast.ts";
import { LastSaved } from "../../publish/LastSaved.tsx";
import { usePublishing } from "../../publish/publish-context.ts";
import { refreshLists } from "../../queries/refresh.ts";
import { dashboardSearch } from "../../ui/dashboard-place.ts";
import { DraftOffer } from "../../records/DraftOffer.tsx";
import { frame } from "#styles/variants/administration/frame.ts";
import { LeaveGuard } from "../../records/LeaveGuard.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { RecordConflict } from "../../records/RecordConflict.tsx";
import { SaveBar } from "../../records/SaveBar.tsx";
import { useDraft } from "../../records/use-draft.ts";
import { useRecordSaving } from "../../records/use-record-saving.ts";
import { useSaveShortcut } from "../../records/use-save-shortcut.ts";
import { useTitle } from "../../ui/use-title.ts";
import { AddSetting } from "./AddSetting.tsx";
import { CompanySettings } from "./CompanySettings.tsx";
import { ContactSettings } from "./ContactSettings.tsx";
import { LinkSettings } from "./LinkSettings.tsx";
import { OtherSettings } from "./OtherSettings.tsx";
import { SectionNav } from "./SectionNav.tsx";
import type { OnTyped } from "./use-card-draft.ts";
import { readSettings, SETTING_FIELDS, writeSettings, type SettingsRecord } from "./settings-record.ts";

/** Scrolls to a section by its anchor, or to a setting by its key, and focuses it. */
function showSetting(hash: string) {
  const name = CSS.escape(hash);
  const place = document.getElementById(hash) ?? document.querySelector<HTMLElement>(`[name="${name}"]`);
  place?.scrollIntoView({ block: place.matches("section") ? "start" : "center" });
  place?.focus({ preventScroll: true });
}

/** All settings of the site. `children` are the cards that do not belong to the form. */
export function SettingsEditor({ record, children }: { record: SettingsRecord; children: ReactNode }) {
  useTitle(CONTENT_KINDS.setting.editing.title);
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { publish } = usePublishing();
  const form = useForm<SettingsFormValues, unknown, SettingsInput>({
    resolver: zodResolver(settingsFormSchema),
    defaultValues: record.values,
  });
  const { isDirty } = form.formState;
  const [typedCards, setTypedCards] = useState<ReadonlyMap<string, () => void>>(new Map());
  const keepTyped = useCallback<OnTyped>(
    (card, forget) =>
      setTypedCards((before) => {
        if ((before.get(card) ?? null) === forget) return before;
        const next = new Map(before);
        if (forget) next.set(card, forget);
        else next.delete(card);
        return next;
      }),
    [],
  );
  useEffect(() => {
    if (hash) showSetting(hash);
  }, [hash]);

  // The stored values: only settings that differ from them are written.
  const stored = useRef(record.values);
  const store = (input: SettingsInput, version: string) =>
    writeSettings(stored.current, form.getValues(), input, version);
  const saving = useRecordSaving<SettingsInput, SettingsRecord>({
    row: record,
    create: (input) => store(input, record.updated_at),
    update: (_id, input, version) => store(input, version),
    load: readSettings,
    failure: saveFailedMessage("setting"),
    onDuplicate: () => undefined,
    onSaved: (saved, stay) => {
      stored.current = saved.values;
      form.reset(saved.values);
      toast.success("Settings saved");
      publish(CONTENT_KINDS.setting.listedAt, "Changed settings");
      void refreshLists("setting");
      if (!stay)
        void navigate({ to: "/admin", search: dashboardSearch("settings"), ignoreBlocker: typedCards.size === 0 });
    },
  });

  const draft = useDraft({ noun: "settings", row: record, form, saving });

  const submit = (stay: boolean) =>
    saving.submit(
      form.handleSubmit(
        (input) => saving.save(input, stay),
        () => saving.setMessage(MARKED_FIELDS_MESSAGE),
      ),
    );
  useSaveShortcut(() => submit(true));

  return (
    <div className="grid items-start gap-5 *:min-inline-0 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="lg:col-span-full">
        <PageHead title={CONTENT_KINDS.setting.editing.title} tab="settings" note={<LastSaved kind="setting" />} />
      </div>
      <SectionNav />
      <div className={frame({ width: "full" })}>
        <DraftOffer noun="form" draft={draft} />
        <FormProvider {...form}>
          <form
            id="settings-form"
            noValidate
            className={frame({ width: "full" })}
            onSubmit={(event) => {
              event.preventDefault();
              submit(false);
            }}
          >
            <CompanySettings />
            <ContactSettings />
            <LinkSettings />
          </form>
        </FormProvider>
        <AddSetting onTyped={keepTyped} />
        <OtherSettings settings={record.others} onTyped={keepTyped} />
        {children}
        <SaveBar
          label="Save Settings"
          tab="settings"
          form="settings-form"
          busy={saving.busy}
          dirty={isDirty}
          message={saving.message}
          onStay={() => submit(true)}
        />
      </div>
      <LeaveGuard
        dirty={isDirty || typedCards.size > 0}
        onLeave={() => {
          for (const forget of [draft.forget, ...typedCards.values()]) forget();
        }}
      />
      <RecordConflict
        noun="record"
        form={form}
        saving={saving}
        valuesOf={({ values }) => values}
        fields={SETTING_FIELDS}
        onChosen={(stay, { values }) => {
          stored.current = values;
          submit(stay);
        }}
      />
    </div>
  );
}

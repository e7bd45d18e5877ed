import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useState, type ReactNode, type MouseEvent } from "react";
import { CONTENT_KINDS } from "#domain/content/content-kinds.ts";
import { SETTINGS_DRAFT } from "#domain/content/draft.ts";
import type { SettingsFormValues } from "#domain/settings/settings-form.ts";
import { SETTING_SECTIONS } from "#domain/settings/setting-labels.ts";
import { saveFailedMessage } from "#domain/content/content-messages.ts";
import { toast } from "../../ui/toast.ts";
import { LastSaved } from "../../publish/LastSaved.tsx";
import { usePublishing } from "../../publish/publish-context.ts";
import { refreshLists } from "../../query-client.ts";
import { dashboardSearch } from "../../addresses.ts";
import { frame } from "#styles/variants/administration.ts";
import { HistoryLink } from "../../changes/HistoryButton.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { RecordForm } from "../../records/RecordForm.tsx";
import { SaveBar } from "../../records/SaveBar.tsx";
import { SavedDraft } from "../../records/drafts/SavedDraft.tsx";
import { refreshDrafts, useSavedDraft } from "../../records/drafts/use-saved-draft.ts";
import { useEditorForm } from "../../records/use-editor-form.ts";
import { useMay } from "../../session/rights.ts";
import { AddSetting } from "./AddSetting.tsx";
import { CompanySettings } from "./CompanySettings.tsx";
import { ContactSettings } from "./ContactSettings.tsx";
import { LinkSettings } from "./LinkSettings.tsx";
import { LanguageSettings } from "./LanguageSettings.tsx";
import { LookSettings } from "./LookSettings.tsx";
import { OtherSettings } from "./OtherSettings.tsx";
import type { OnTyped } from "./use-report-typed.ts";
import { permissionOfSection } from "./setting-sections.ts";
import { settingsDefinition, type SettingsRecord } from "./settings-record.ts";
import { chip } from "#styles/variants/basics.ts";

/** Scrolls to a section by its anchor, or to a setting by its key, and focuses it. */
function showSetting(hash: string) {
  const name = CSS.escape(hash);
  const place = document.getElementById(hash) ?? document.querySelector<HTMLElement>(`[name="${name}"]`);
  place?.scrollIntoView({ block: place.matches("section") ? "start" : "center" });
  place?.focus({ preventScroll: true });
}

/** All settings of the site. `children` are the cards that do not belong to the form. */
export function SettingsEditor({ record, children }: { record: SettingsRecord; children: ReactNode }) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { publish } = usePublishing();
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

  const editor = useEditorForm(settingsDefinition, record, {
    initial: record.values,
    noun: "settings",
    failure: saveFailedMessage("setting"),
    onSaved: (_saved, stay) => {
      toast.success("Settings saved");
      publish(CONTENT_KINDS.setting.listedAt, "Changed settings");
      void refreshLists("setting");
      void refreshDrafts();
      if (!stay)
        void navigate({ to: "/admin", search: dashboardSearch("settings"), ignoreBlocker: typedCards.size === 0 });
    },
  });
  const { message, submit, isDirty, shownDraft } = editor;
  const { draft } = useSearch({ strict: false });
  const savedDraft = useSavedDraft<SettingsFormValues>(editor, {
    ...{ kind: "setting", record: SETTINGS_DRAFT, opens: draft !== undefined },
    nameOf: () => CONTENT_KINDS.setting.editing.title,
    onFirst: () => undefined,
    onDiscarded: () => undefined,
  });
  const busy = editor.busy || savedDraft.busy;
  const saveDraft = () => void savedDraft.save();

  return (
    <div className="grid items-start gap-5 *:min-inline-0 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="lg:col-span-full">
        <PageHead
          title={CONTENT_KINDS.setting.editing.title}
          tab="settings"
          note={<LastSaved kind="setting" />}
          actions={<HistoryLink table={CONTENT_KINDS.setting.table} />}
        />
      </div>
      <SectionNav />
      <div className={frame({ width: "full" })}>
        <RecordForm
          editor={editor}
          id="settings-form"
          className={frame({ width: "full" })}
          onSubmit={() => submit(false)}
          onDraft={saveDraft}
          above={<SavedDraft kind="setting" isNew={false} shown={shownDraft} dirty={isDirty} saved={savedDraft} />}
          called={{ draft: "form", conflict: "record" }}
          alsoTyped={[...typedCards.values()]}
          below={
            <>
              <AddSetting onTyped={keepTyped} />
              <OtherSettings settings={record.others} onTyped={keepTyped} />
              {children}
              <SaveBar
                label="Save Settings"
                tab="settings"
                form="settings-form"
                busy={busy}
                state={isDirty ? "Unsaved changes" : shownDraft ? "Draft, not published" : ""}
                message={savedDraft.message || message}
                onDraft={saveDraft}
                onStay={() => submit(true)}
              />
            </>
          }
        >
          <CompanySettings />
          <LookSettings />
          <ContactSettings />
          <LinkSettings />
          <LanguageSettings />
        </RecordForm>
      </div>
    </div>
  );
}

/** The sections of a long screen. */
function SectionNav() {
  const may = useMay();
  // Not by the address: the guard of unsaved changes would treat that as leaving.
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    const section = document.getElementById(id);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  };
  return (
    <nav
      aria-label="Sections"
      className="flex flex-wrap gap-x-1.5 gap-y-1 lg:sticky lg:inset-bs-18 lg:flex-col lg:gap-0 lg:border-s lg:border-line"
    >
      {SETTING_SECTIONS.filter(({ id }) => may(permissionOfSection(id))).map(({ id, label }) => (
        <a
          key={id}
          href={`#${id}`}
          className={chip({
            class:
              "px-2.5 py-1.5 text-sm text-ink-soft hover:border-petrol hover:text-petrol lg:border-0 lg:bg-transparent lg:px-3.5",
          })}
          onClick={(event) => go(event, id)}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

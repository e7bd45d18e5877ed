import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { CONTENT_KINDS } from "#domain/content/content-kinds.ts";
import { saveFailedMessage } from "#domain/content/content-messages.ts";
import { toast } from "../../ui/toast.ts";
import { LastSaved } from "../../publish/LastSaved.tsx";
import { usePublishing } from "../../publish/publish-context.ts";
import { refreshLists } from "../../query-client.ts";
import { dashboardSearch } from "../../addresses.ts";
import { frame } from "#styles/variants/administration.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { RecordBody } from "../../records/RecordBody.tsx";
import { SaveBar } from "../../records/SaveBar.tsx";
import { useEditorForm } from "../../records/use-editor-form.ts";
import { useTitle } from "../../ui/use-title.ts";
import { AddSetting } from "./AddSetting.tsx";
import { CompanySettings } from "./CompanySettings.tsx";
import { ContactSettings } from "./ContactSettings.tsx";
import { LinkSettings } from "./LinkSettings.tsx";
import { OtherSettings } from "./OtherSettings.tsx";
import { SectionNav } from "./SectionNav.tsx";
import type { OnTyped } from "./use-report-typed.ts";
import { settingsDefinition, type SettingsRecord } from "./settings-record.ts";

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
      if (!stay)
        void navigate({ to: "/admin", search: dashboardSearch("settings"), ignoreBlocker: typedCards.size === 0 });
    },
  });
  const { busy, message, submit, isDirty } = editor;

  return (
    <div className="grid items-start gap-5 *:min-inline-0 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="lg:col-span-full">
        <PageHead title={CONTENT_KINDS.setting.editing.title} tab="settings" note={<LastSaved kind="setting" />} />
      </div>
      <SectionNav />
      <div className={frame({ width: "full" })}>
        <RecordBody
          editor={editor}
          id="settings-form"
          className={frame({ width: "full" })}
          onSubmit={() => submit(false)}
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
                dirty={isDirty}
                message={message}
                onStay={() => submit(true)}
              />
            </>
          }
        >
          <CompanySettings />
          <ContactSettings />
          <LinkSettings />
        </RecordBody>
      </div>
    </div>
  );
}

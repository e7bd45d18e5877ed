import { useState } from "react";
import { deleteSetting, type Setting } from "#db/settings.ts";
import { routes } from "#domain/routes.ts";
import { counted } from "#domain/text.ts";
import { badge } from "#styles/variants/badge.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { toast } from "#ui/toast.ts";
import { client } from "../../environment.ts";
import { usePublishing } from "../../publish/publish-context.ts";
import { queryClient } from "../../query-client.ts";
import { useRestore } from "../../trash/use-restore.ts";
import { Card } from "../../ui/Card.tsx";
import { Rows } from "../../ui/Row.tsx";
import { OtherSetting } from "./OtherSetting.tsx";
import type { OnTyped } from "./use-card-draft.ts";

type Props = { settings: readonly Setting[]; onTyped: OnTyped };

/** The settings that have no field of their own on this screen: key and raw value. */
export function OtherSettings({ settings, onTyped }: Props) {
  const { publish } = usePublishing();
  const { sayDeleted } = useRestore();
  const [settingToDelete, setSettingToDelete] = useState<Setting | null>(null);
  // The dialog keeps its text while it closes.
  const [lastKey, setLastKey] = useState("");
  if (settingToDelete && settingToDelete.key !== lastKey) setLastKey(settingToDelete.key);

  const remove = async () => {
    if (!settingToDelete) return;
    const { id, key } = settingToDelete;
    try {
      await deleteSetting(client, key);
      setSettingToDelete(null);
      sayDeleted(`Setting "${key}"`, id);
      publish({ label: "Home page", href: routes.home() }, `Deleted setting ${key}`);
    } catch (error) {
      console.error("Deleting the setting failed", error);
      toast.error("Error deleting setting. Please try again.");
    }
    await queryClient.invalidateQueries({ queryKey: ["settings"] });
  };
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
      <ConfirmDialog
        open={settingToDelete !== null}
        title="Delete setting"
        confirmLabel="Delete"
        busyLabel="Deleting..."
        danger
        onConfirm={remove}
        onCancel={() => setSettingToDelete(null)}
      >
        <p>Are you sure you want to delete the setting "{lastKey}"?</p>
      </ConfirmDialog>
    </Card>
  );
}

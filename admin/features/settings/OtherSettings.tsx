import { useState } from "react";
import type { Setting } from "#db/content/settings.ts";
import { counted } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { Card } from "../../ui/Card.tsx";
import { DeleteRecords } from "../../records/DeleteRecords.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { OtherSetting } from "./OtherSetting.tsx";
import type { OnTyped } from "./use-report-typed.ts";

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

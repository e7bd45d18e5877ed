import { useQuery } from "@tanstack/react-query";
import { client } from "../environment.ts";
import { Administrators } from "../features/administrators/Administrators.tsx";
import { EnquiryMail } from "../features/enquiry-mail/EnquiryMail.tsx";
import { Privacy } from "../features/privacy/Privacy.tsx";
import { readSettings } from "../features/settings/settings-record.ts";
import { SettingsEditor } from "../features/settings/SettingsEditor.tsx";
import { queryKeys } from "../query-client.ts";
import { RecordGate } from "../records/record-screens.tsx";
import { Permitted } from "../session/rights.ts";

export function SettingsScreen() {
  const query = useQuery({
    queryKey: queryKeys.settingsRecord,
    queryFn: () => readSettings(client),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <RecordGate query={query} noun="settings" tab="settings">
      {(record) => (
        <SettingsEditor record={record}>
          <Permitted permission="office.manage">
            <EnquiryMail />
            <Privacy />
            <Administrators />
          </Permitted>
        </SettingsEditor>
      )}
    </RecordGate>
  );
}

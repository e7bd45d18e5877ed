import { useQuery } from "@tanstack/react-query";
import { whatsappHref } from "#domain/addresses/link-address.ts";
import { settingsQuery } from "../queries/settings.ts";
import { NewTabLink } from "../ui/NewTabLink.tsx";

/** How to reach the office by WhatsApp, if the settings have a number. */
export function WhatsAppLink({ className }: { className: string }) {
  const { data: site } = useQuery(settingsQuery);
  if (!site?.whatsapp_number) return null;
  return (
    <li>
      <NewTabLink href={whatsappHref(site.whatsapp_number, site.whatsapp_greeting)} className={className}>
        Chat on WhatsApp
      </NewTabLink>
    </li>
  );
}

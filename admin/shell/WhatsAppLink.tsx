import { useQuery } from "@tanstack/react-query";
import { whatsappHref } from "#domain/addresses/link-address.ts";
import { settingsQuery } from "../queries/settings.ts";
import { MenuLink } from "../ui/Menu.tsx";

/** How to reach the office by WhatsApp, if the settings have a number. */
export function WhatsAppLink() {
  const { data: site } = useQuery(settingsQuery);
  if (!site?.whatsapp_number) return null;
  return (
    <MenuLink href={whatsappHref(site.whatsapp_number, site.whatsapp_greeting)} newTab>
      Chat on WhatsApp
    </MenuLink>
  );
}

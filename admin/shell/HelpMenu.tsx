import { useQuery } from "@tanstack/react-query";
import { CircleHelp } from "lucide-react";
import { useState } from "react";
import { whatsappHref } from "#domain/address.ts";
import { Menu, MenuLink } from "#ui/Menu.tsx";
import { settingsQuery } from "../queries/site.ts";

export function HelpMenu() {
  const [opened, setOpened] = useState(false);
  const { data: site } = useQuery({ ...settingsQuery, enabled: opened });
  return (
    <Menu label="Help" onOpen={() => setOpened(true)} trigger={<CircleHelp aria-hidden="true" />}>
      {site?.whatsapp_number && (
        <MenuLink href={whatsappHref(site.whatsapp_number, site.whatsapp_greeting)} newTab>
          Chat on WhatsApp
        </MenuLink>
      )}
      <MenuLink href="/admin/setup">Setup and connection status</MenuLink>
      <MenuLink href="/" newTab>
        View Website
      </MenuLink>
    </Menu>
  );
}

import { Link } from "@tanstack/react-router";
import { SlidersHorizontal, UserCheck } from "lucide-react";
import { link } from "#styles/variants/basics.ts";
import { sheet, buttonClass, heading } from "#styles/variants/administration.ts";
import { useMay } from "../../session/rights.ts";
import { ListActions } from "../../ui/lists/Toolbar.tsx";

/** Says where each setting can be changed. */
export function SettingsTab() {
  const manages = useMay()("office.manage");
  return (
    <section aria-label="Settings" className={sheet}>
      <h2 className={heading({ level: "card" })}>Site settings</h2>
      <p className="text-ink-soft max-inline-[65ch]">
        Site-wide options (contact information, SEO settings, feature toggles) are managed at{" "}
        <Link to="/admin/settings" className={link()}>
          /admin/settings
        </Link>
        .{manages && " Who may work here is decided there too, under Administrators."}
      </p>
      <ListActions>
        <Link to="/admin/settings" className={buttonClass({ intent: "primary" })}>
          <SlidersHorizontal aria-hidden="true" />
          Site Settings
        </Link>
        {manages && (
          <Link to="/admin/settings" hash="administrators" className={buttonClass()}>
            <UserCheck aria-hidden="true" />
            Administrators
          </Link>
        )}
      </ListActions>
    </section>
  );
}

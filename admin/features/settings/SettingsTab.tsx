import { Link } from "@tanstack/react-router";
import { SlidersHorizontal, UserCheck } from "lucide-react";
import { buttonClass } from "#ui/Button.tsx";

/** What is set where. */
export function SettingsTab() {
  return (
    <section aria-label="Settings" className="sheet card">
      <h2 className="card-title">Site settings</h2>
      <p className="max-w-prose text-ink-soft">
        Site-wide options (contact information, SEO settings, feature toggles) are managed at{" "}
        <Link to="/admin/settings" className="link">
          /admin/settings
        </Link>
        . Who may work here is decided there too, under Administrators.
      </p>
      <div className="list-actions">
        <Link to="/admin/settings" className={buttonClass({ variant: "primary" })}>
          <SlidersHorizontal aria-hidden="true" />
          Site Settings
        </Link>
        <Link to="/admin/settings" hash="administrators" className={buttonClass()}>
          <UserCheck aria-hidden="true" />
          Administrators
        </Link>
      </div>
    </section>
  );
}

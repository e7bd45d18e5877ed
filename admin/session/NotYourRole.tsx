import { Link } from "@tanstack/react-router";
import { ROLES } from "#domain/accounts/roles.ts";
import { buttonClass, heading } from "#styles/variants/administration.ts";
import { PanelMessage, panelText } from "../ui/panels.tsx";
import { useTitle } from "../ui/use-title.ts";
import { useRights } from "./rights.ts";

/** In place of a screen that the role of the signed-in person does not open. */
export function NotYourRole() {
  useTitle("Not part of your role");
  const { label, explanation } = ROLES[useRights().role];
  return (
    <PanelMessage className="mx-auto">
      <h1 className={heading({ level: "page" })}>Not part of your role</h1>
      <p className={panelText}>
        You work here as a {label}: {explanation} An administrator can change that under Settings → Administrators.
      </p>
      <Link to="/admin" className={buttonClass({ intent: "primary" })}>
        Back to Dashboard
      </Link>
    </PanelMessage>
  );
}

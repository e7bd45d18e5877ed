import { Link, useLocation } from "@tanstack/react-router";
import { buttonClass, heading } from "#styles/variants/administration.ts";
import { link } from "#styles/variants/basics.ts";
import { PanelMessage, panelText } from "./PanelMessage.tsx";
import { useTitle } from "./use-title.ts";

/** For an address without a screen. `inside`: the user is signed in, so only the address can be wrong. */
export function NotFound({ inside = false }: { inside?: boolean }) {
  useTitle("Page Not Found");
  const { pathname } = useLocation();
  return (
    <PanelMessage className={inside ? "mx-auto" : ""}>
      <h1 className={heading({ level: "page" })}>404 - Page Not Found</h1>
      <p className={panelText}>
        There is nothing at <code className="break-all">{pathname}</code>.
      </p>
      {inside ? (
        <p className={panelText}>The address may be mistyped, or what was there may have been deleted.</p>
      ) : (
        <p className={panelText}>
          If you expected a screen of the administration here, the site may have been deployed without it, or your
          sign-in may have ended. The setup page shows both.
        </p>
      )}
      <nav aria-label="Ways on" className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
        {inside && (
          <Link to="/admin" className={buttonClass({ intent: "primary" })}>
            Back to Dashboard
          </Link>
        )}
        <Link to="/admin/setup" className={link()}>
          Admin setup
        </Link>
        <Link to="/admin/login" className={link()}>
          Admin login
        </Link>
        <a href="/" className={link()}>
          Homepage
        </a>
      </nav>
    </PanelMessage>
  );
}

import { useQuery } from "@tanstack/react-query";
import { PublishProvider } from "../publish/PublishProvider.tsx";
import { Centre, PanelMessage, panelText } from "../ui/panels.tsx";
import { Shell } from "./Shell.tsx";
import { useAuth } from "../session/auth-context.ts";
import { RightsContext } from "../session/rights.ts";
import { rightsQuery } from "../queries/accounts.ts";
import { Link, useLocation } from "@tanstack/react-router";
import { buttonClass, heading } from "#styles/variants/administration.ts";
import { link } from "#styles/variants/basics.ts";
import { useTitle } from "../ui/use-title.ts";

/** The 404 of the administration: for who works here inside its frame. */
export function UnknownScreen() {
  const { user, expired } = useAuth();
  const rights = useQuery({ ...rightsQuery(user?.id), enabled: user !== null && !expired });
  if (!user || !rights.data)
    return (
      <Centre main>
        <NotFound />
      </Centre>
    );
  return (
    <RightsContext value={rights.data}>
      <PublishProvider>
        <Shell>
          <NotFound inside />
        </Shell>
      </PublishProvider>
    </RightsContext>
  );
}

/** For an address without a screen. `inside`: the user is signed in, so only the address can be wrong. */
function NotFound({ inside = false }: { inside?: boolean }) {
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

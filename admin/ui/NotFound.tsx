import { Link, useLocation } from "@tanstack/react-router";
import { useTitle } from "./use-title.ts";

export function NotFound() {
  useTitle("Page Not Found");
  const { pathname } = useLocation();
  return (
    <main className="centre">
      <section className="panel-message">
        <h1 className="page-title">404 - Page Not Found</h1>
        <p className="panel-text">
          There is nothing at <code className="break-all">{pathname}</code>.
        </p>
        <p className="panel-text">
          If you expected a screen of the administration here, the site may have been deployed without it, or your
          sign-in may have ended. The setup page shows both.
        </p>
        <nav aria-label="Ways on" className="flex flex-wrap justify-center gap-x-5 gap-y-2">
          <Link to="/admin/setup" className="link">
            Admin setup
          </Link>
          <Link to="/admin/login" className="link">
            Admin login
          </Link>
          <a href="/" className="link">
            Homepage
          </a>
        </nav>
      </section>
    </main>
  );
}

import { Link } from "@tanstack/react-router";
import { link } from "#styles/variants/basics.ts";
import { heading } from "#styles/variants/administration.ts";
import { useTitle } from "../ui/use-title.ts";
import { AuthenticationStatus, ConnectionStatus } from "./SetupStatus.tsx";
import { Entrance } from "./Entrance.tsx";
import { SetupForm } from "./SetupForm.tsx";

export function SetupScreen() {
  useTitle("Admin Setup");
  return (
    <Entrance title="Admin Setup" intro="Check the connection, create the first administrator, or sign in." wide>
      <div className="grid gap-4 md:grid-cols-2">
        <ConnectionStatus />
        <AuthenticationStatus />
      </div>
      <SetupForm />
      <section className="grid gap-2">
        <h2 className={heading({ level: "section" })}>Instructions</h2>
        <ol className="list-decimal ps-5 text-ink-soft">
          <li>
            If no admin user exists yet, open the set-up link, enter an email address and a password and press Create
            Admin User.
          </li>
          <li>If an admin user exists, sign in with its email address and password.</li>
          <li>After creating an account, check your email for the verification link, where this site sends one.</li>
        </ol>
      </section>
      <nav aria-label="Quick links" className="flex flex-wrap gap-x-5 gap-y-2">
        <Link to="/admin/login" className={link()}>
          Admin login
        </Link>
        <Link to="/admin" className={link()}>
          Dashboard
        </Link>
        <a href="/" className={link()}>
          Public website
        </a>
      </nav>
    </Entrance>
  );
}

import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { link, notice } from "#styles/variants/basics.ts";
import { hasAdminQuery } from "../queries/accounts.ts";
import { Loading } from "../ui/panels.tsx";
import { Redirect } from "./Redirect.tsx";
import { useTitle } from "../ui/use-title.ts";
import { Entrance } from "./Entrance.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { useAuth } from "./auth-context.ts";

export function LoginScreen() {
  useTitle("Admin Login");
  const { user, loading, expired } = useAuth();
  const { from } = useSearch({ from: "/admin/login" });
  const administratorExists = useQuery(hasAdminQuery);
  if (loading) return <Loading place="main" label="Checking authentication..." />;
  if (user && !expired) return <Redirect to={from ?? "/admin"} />;
  return (
    <Entrance title="Admin Login" intro="Enter your credentials to access the content management system">
      {expired && (
        <p role="status" className={notice({ tone: "warn" })}>
          Your session has ended. Please sign in again.
        </p>
      )}
      <SignInForm email={user?.email} />
      <p className="text-sm">
        <Link to="/admin/password" className={link()}>
          Forgot your password?
        </Link>
      </p>
      {administratorExists.data === false && (
        <p className="text-sm text-ink-soft">
          No administrator yet?{" "}
          <Link to="/admin/setup" className={link()}>
            Set one up
          </Link>
        </p>
      )}
    </Entrance>
  );
}

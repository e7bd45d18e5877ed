import { Link } from "@tanstack/react-router";
import { CircleUserRound, KeyRound, LogOut } from "lucide-react";
import { menuItem } from "#styles/variants/administration.ts";
import { Menu } from "#ui/Menu.tsx";
import { useAuth } from "../session/auth-context.ts";
import { useSignOut } from "../session/use-sign-out.ts";

/** Shows on every screen who is signed in, with links for their account. */
export function AccountMenu() {
  const { user } = useAuth();
  const signOut = useSignOut();
  return (
    <Menu label="Account" trigger={<CircleUserRound aria-hidden="true" />}>
      <li className="px-3 py-2 text-sm wrap-anywhere text-ink-soft max-inline-72">
        Signed in as <strong>{user?.email}</strong>
      </li>
      <li>
        <Link to="/admin/password" className={menuItem}>
          <KeyRound aria-hidden="true" />
          Change password
        </Link>
      </li>
      <li>
        <button type="button" className={menuItem} onClick={() => void signOut()}>
          <LogOut aria-hidden="true" />
          Sign Out
        </button>
      </li>
    </Menu>
  );
}

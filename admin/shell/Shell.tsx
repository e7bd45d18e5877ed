import { Link } from "@tanstack/react-router";
import { Suspense, type ReactNode, useId } from "react";
import { PaletteButton } from "../palette/PaletteButton.tsx";
import { PublishFailure, PublishStatus } from "../publish/PublishStatus.tsx";
import { usePublishing } from "../publish/publish-context.ts";
import { wordmark, menuItem } from "#styles/variants/administration.ts";
import { lazyPart } from "../update/lazy-part.tsx";
import { SideBar, SideBarButton } from "./SideBar.tsx";
import { UpdateOffer } from "./UpdateOffer.tsx";
import { CircleUserRound, KeyRound, LogOut, UserRoundCog } from "lucide-react";
import { Menu } from "../ui/Menu.tsx";
import { capitalised } from "#domain/text/text.ts";
import { useAccountName } from "../queries/accounts.ts";
import { useAuth, useSignOut } from "../session/auth-context.ts";
import { useRights } from "../session/rights.ts";

const OlderRelease = lazyPart(() => import("../publish/OlderRelease.tsx"), "OlderRelease");
const PublishProblems = lazyPart(() => import("../publish/PublishProblems.tsx"), "PublishProblems");

/** The frame of every protected screen: side bar, product, publishing status, account. */
export function Shell({ children }: { children: ReactNode }) {
  const { problems, state } = usePublishing();
  const sideBar = useId();
  return (
    <div className="min-block-screen">
      <a
        href="#content"
        className="absolute inset-s-4 -inset-bs-40 z-50 bg-petrol px-4 py-2 text-on-petrol focus:inset-bs-2"
      >
        Skip to content
      </a>
      <header
        className={[
          "sticky inset-bs-0 z-30 flex items-center justify-between gap-4 border-be border-line bg-sheet min-block-13",
          "px-2 max-xs:gap-1 md:px-4",
        ].join(" ")}
      >
        <div className="flex items-center gap-2 max-xs:gap-0.5">
          <SideBarButton controls={sideBar} />
          <Link to="/admin" className="inline-flex items-baseline gap-2.5 py-2.5 whitespace-nowrap">
            <span className={`${wordmark} text-xl`}>Plantroom</span>
            <span className="text-xs text-ink-soft max-md:hidden">CMS Admin Portal</span>
          </Link>
        </div>
        <div className="flex items-center gap-2 min-inline-0 max-xs:gap-0">
          <PublishStatus />
          <PaletteButton />
          <AccountMenu />
        </div>
      </header>
      <SideBar id={sideBar} />
      <div data-beside-bar>
        <UpdateOffer />
        <PublishFailure />
        <Suspense>{state?.stage === "older" && <OlderRelease {...state} />}</Suspense>
        <Suspense>{problems.length > 0 && <PublishProblems stored={problems} />}</Suspense>
        <main id="content" tabIndex={-1} className="mx-auto px-4 pbs-5 pbe-16 outline-none max-inline-304 md:px-6">
          {children}
        </main>
      </div>
    </div>
  );
}

/** Shows on every screen who is signed in, and in which role, with links for their account. */
function AccountMenu() {
  const { user } = useAuth();
  const name = useAccountName()(user?.id ?? null) ?? user?.email;
  const { role } = useRights();
  const signOut = useSignOut();
  return (
    <Menu label="Account" trigger={<CircleUserRound aria-hidden="true" />}>
      <li className="px-3 py-2 text-sm wrap-anywhere text-ink-soft max-inline-72">
        Signed in as <strong>{name}</strong> · {capitalised(role)}
        {name !== user?.email && <span className="block">{user?.email}</span>}
      </li>
      <li>
        <Link to="/admin/password" className={menuItem}>
          <KeyRound aria-hidden="true" />
          Change password
        </Link>
      </li>
      <li>
        <Link to="/admin/sessions" className={menuItem}>
          <UserRoundCog aria-hidden="true" />
          Your account
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

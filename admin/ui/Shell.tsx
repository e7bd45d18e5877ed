import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PaletteButton } from "../palette/PaletteButton.tsx";
import { PublishFailure } from "../publish/PublishFailure.tsx";
import { PublishStatus } from "../publish/PublishStatus.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { HelpMenu } from "./HelpMenu.tsx";

/** The frame of every protected screen: product, publishing status, help, account. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="shell">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <header className="topbar">
        <Link to="/admin" className="topbar-brand">
          <span className="wordmark">Plantroom</span>
          <span className="topbar-portal">CMS Admin Portal</span>
        </Link>
        <div className="topbar-end">
          <PublishStatus />
          <PaletteButton />
          <HelpMenu />
          <AccountMenu />
        </div>
      </header>
      <PublishFailure />
      <main id="content" tabIndex={-1} className="content">
        {children}
      </main>
    </div>
  );
}

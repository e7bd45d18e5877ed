import { Link } from "@tanstack/react-router";
import { Suspense, type ReactNode } from "react";
import { PaletteButton } from "../palette/PaletteButton.tsx";
import { PublishFailure } from "../publish/PublishFailure.tsx";
import { PublishStatus } from "../publish/PublishStatus.tsx";
import { usePublishing } from "../publish/publish-context.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { screenEdges, wordmark } from "#styles/variants/administration.ts";
import { HelpMenu } from "./HelpMenu.tsx";
import { lazyPart } from "../update/lazy-part.tsx";
import { UpdateOffer } from "./UpdateOffer.tsx";

const OlderRelease = lazyPart(() => import("../publish/OlderRelease.tsx"), "OlderRelease");
const PublishProblems = lazyPart(() => import("../publish/PublishProblems.tsx"), "PublishProblems");

/** The frame of every protected screen: product, publishing status, help, account. */
export function Shell({ children }: { children: ReactNode }) {
  const { problems, state } = usePublishing();
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
          "max-xs:gap-2",
          screenEdges,
        ].join(" ")}
      >
        <Link to="/admin" className="inline-flex items-baseline gap-2.5 py-2.5 whitespace-nowrap">
          <span className={`${wordmark} text-xl`}>Plantroom</span>
          <span className="text-xs text-ink-soft max-md:hidden">CMS Admin Portal</span>
        </Link>
        <div className="flex items-center gap-2 min-inline-0 max-xs:gap-0">
          <PublishStatus />
          <PaletteButton />
          <HelpMenu />
          <AccountMenu />
        </div>
      </header>
      <UpdateOffer />
      <PublishFailure />
      <Suspense>{state?.stage === "older" && <OlderRelease {...state} />}</Suspense>
      <Suspense>{problems.length > 0 && <PublishProblems stored={problems} />}</Suspense>
      <main id="content" tabIndex={-1} className="mx-auto px-4 pbs-6 pbe-16 outline-none max-inline-304 md:px-6">
        {children}
      </main>
    </div>
  );
}

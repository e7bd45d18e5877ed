import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { CircleHelp, PanelLeft } from "lucide-react";
import { Suspense, useId, useRef, useState, type ReactNode } from "react";
import { contentKind, editorAddress } from "#domain/content/content-kinds.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { KIND_ICONS } from "../kinds.ts";
import { usePublishing } from "../publish/publish-context.ts";
import { draftCountQuery, failedPlansQuery, recentlyEditedQuery } from "../queries/drafts.ts";
import { unreadEnquiriesQuery, waitingSubmittalsQuery } from "../queries/enquiries.ts";
import { useMay } from "../session/rights.ts";
import { IconButton } from "../ui/controls.tsx";
import { lazyPart } from "../update/lazy-part.tsx";
import { isAt, PLACES, type Place } from "./navigation.ts";
import { setSideBar, useSideBar } from "./side-bar.ts";

const WhatsAppLink = lazyPart(() => import("./WhatsAppLink.tsx"), "WhatsAppLink");

const entry = [
  "flex items-center gap-2.5 rounded-control px-2.5 py-1.5 text-sm text-ink-soft pointer-coarse:py-2.5 [&_svg]:size-4",
  "hover:bg-petrol-wash hover:text-petrol focus-visible:-outline-offset-2",
  "aria-[current]:bg-petrol-wash aria-[current]:font-medium aria-[current]:text-petrol",
].join(" ");
const groupName = "px-2.5 pbs-3.5 pbe-1 text-2xs font-semibold tracking-[0.06em] text-ink-soft uppercase";

/** The ways to every list and screen. Beside the screen where there is room, otherwise over it, from the button in the header. */
export function SideBar({ id }: { id: string }) {
  const bar = useRef<HTMLElement>(null);
  const { stands } = useSideBar();
  const may = useMay();
  const groups = PLACES.map(({ group, places }) => ({
    group,
    places: places.filter(({ needs }) => !needs || may(needs)),
  })).filter(({ places }) => places.length > 0);
  return (
    <nav
      ref={bar}
      id={id}
      aria-label="Administration"
      data-side-bar={stands ? "" : undefined}
      popover={stands ? undefined : "auto"}
      onClick={({ target }) => {
        if (!stands && target instanceof Element && target.closest("a")) bar.current?.hidePopover();
      }}
      className={[
        "fixed inset-s-0 inset-e-auto inset-bs-13 inset-be-0 z-25 m-0 overflow-y-auto overscroll-contain border-e border-line",
        "bg-sheet px-2.5 pbs-2.5 pbe-6 text-ink block-auto inline-60 max-block-none",
        stands ? "" : "shadow-dialog over-page inline-[min(17rem,85vw)]",
      ].join(" ")}
    >
      {groups.map(({ group, places }) => (
        <Group key={group} name={group}>
          {places.map((place) => (
            <li key={place.label}>
              <PlaceLink place={place} />
            </li>
          ))}
        </Group>
      ))}
      {may("content.read") && <RecentlyEdited />}
      <Help />
    </nav>
  );
}

/** Shows and hides the side bar. */
export function SideBarButton({ controls }: { controls: string }) {
  const { hasRoom, stands } = useSideBar();
  return (
    <IconButton
      label="Menu"
      icon={PanelLeft}
      aria-controls={controls}
      {...(hasRoom ? { "aria-expanded": stands, onClick: () => setSideBar(!stands) } : { popoverTarget: controls })}
    />
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const heading = useId();
  return (
    <>
      {name && (
        <h2 id={heading} className={groupName}>
          {name}
        </h2>
      )}
      <ul aria-labelledby={name ? heading : undefined}>{children}</ul>
    </>
  );
}

function PlaceLink({ place }: { place: Place }) {
  const { icon: Icon, label, to, tab, waiting } = place;
  const current = useLocation({
    select: ({ pathname, search }) => isAt(place, pathname, (search as { tab?: string }).tab),
  });
  return (
    <Link
      to={to}
      search={tab ? { tab } : {}}
      activeOptions={{ exact: true }}
      // Also on the screens below it.
      aria-current={current ? "page" : undefined}
      className={entry}
    >
      <Icon aria-hidden="true" />
      {label}
      {waiting && <Waiting what={waiting} />}
    </Link>
  );
}

/** How much waits at a place, if anything does. */
function Waiting({ what }: { what: NonNullable<Place["waiting"]> }) {
  const { problems } = usePublishing();
  const enquiries = useQuery({ ...unreadEnquiriesQuery, enabled: what === "enquiries" });
  const drafts = useQuery({ ...draftCountQuery, enabled: what === "drafts" });
  const plans = useQuery({ ...failedPlansQuery, enabled: what === "plans" });
  const submittals = useQuery({ ...waitingSubmittalsQuery, enabled: what === "submittals" });
  const { count, noun, urgent } = {
    enquiries: { count: enquiries.data, noun: "unread", urgent: true },
    submittals: { count: submittals.data, noun: "with new marks", urgent: true },
    drafts: { count: drafts.data, noun: "waiting", urgent: false },
    plans: { count: plans.data?.length, noun: "not live", urgent: true },
    problems: { count: problems.length, noun: "need attention", urgent: true },
  }[what];
  if (!count) return null;
  return (
    <span
      className={`ms-auto rounded-[1rem] px-1.5 text-center text-2xs leading-5 tabular-nums min-inline-5 ${urgent ? "bg-copper text-sheet" : "bg-ground text-ink-soft"}`}
    >
      {writtenNumber(count)}
      <span className="sr-only"> {noun}</span>
    </span>
  );
}

/** What the person has edited last. */
function RecentlyEdited() {
  const { data: records = [] } = useQuery(recentlyEditedQuery);
  if (records.length === 0) return null;
  return (
    <Group name="Recently edited">
      {records.map(({ kind, record, name }) => {
        const Icon = KIND_ICONS[kind];
        return (
          <li key={`${kind} ${record}`}>
            <Link to={editorAddress(kind, kind === "setting" ? (name ?? "") : record)} className={entry}>
              <Icon aria-hidden="true" />
              <span className="truncate">{name ?? contentKind(kind).title}</span>
            </Link>
          </li>
        );
      })}
    </Group>
  );
}

/** Who can be asked, and whether the site reaches its database. */
function Help() {
  const [opened, setOpened] = useState(false);
  return (
    <details className="mbs-3 border-bs border-line pbs-2.5" onToggle={() => setOpened(true)}>
      <summary className={`${entry} cursor-pointer`}>
        <CircleHelp aria-hidden="true" />
        Help
      </summary>
      <ul className="ps-6.5">
        <Suspense>{opened && <WhatsAppLink className={entry} />}</Suspense>
        <li>
          <a href="/admin/setup" className={entry}>
            Setup and connection status
          </a>
        </li>
      </ul>
    </details>
  );
}

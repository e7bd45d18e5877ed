import type { ComponentProps, ReactNode } from "react";
import { type LucideIcon, CircleAlert } from "lucide-react";
import { Button, Spinner } from "./controls.tsx";
import { reloadForUpdate } from "../update/version.ts";
import type { UseQueryResult } from "@tanstack/react-query";

/** A message in place of a list or a screen. */
export function PanelMessage({ className = "", ...rest }: ComponentProps<"div">) {
  return <div className={`grid justify-items-center gap-2.5 px-4 py-12 text-center ${className}`} {...rest} />;
}

export const panelIcon = "size-7 stroke-[1.5] text-ink-soft";
const panelTitle = "text-lg font-bold";
export const panelText = "max-inline-136 text-ink-soft";

/** Centres the only content of a screen. `main`: outside the frame, so that this is the <main> element. */
export function Centre({ main = false, children }: { main?: boolean; children: ReactNode }) {
  const Tag = main ? "main" : "div";
  return <Tag className="grid place-items-center px-4 py-8 min-block-[60vh]">{children}</Tag>;
}

/** In place of an empty list: why it is empty, and what to do about it. */
export function EmptyPanel({
  icon: Icon,
  title,
  text,
  children,
}: {
  icon: LucideIcon;
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <PanelMessage>
      <Icon aria-hidden="true" className={panelIcon} />
      <p className={panelTitle}>{title}</p>
      {text && <p className={panelText}>{text}</p>}
      {children}
    </PanelMessage>
  );
}

/** In place of something that could not be loaded: what it is, and a button to try again. */
export function ErrorPanel({
  title,
  text,
  onRetry,
  screen = false,
}: {
  title: string;
  text?: string;
  onRetry?: () => void;
  /** It replaces the whole screen, so its title is the main heading. */ screen?: boolean;
}) {
  return (
    <PanelMessage role="alert">
      <CircleAlert aria-hidden="true" className="size-7 stroke-[1.5] text-bad" />
      {screen ? <h1 className={panelTitle}>{title}</h1> : <p className={panelTitle}>{title}</p>}
      <p className={panelText}>{text ?? "Please check your connection and try again."}</p>
      {onRetry && <Button onClick={onRetry}>Retry</Button>}
    </PanelMessage>
  );
}

/** In the middle of the screen (`main`: outside the frame), or in the place of a list. */
export function Loading({
  label = "Loading...",
  place = "screen",
}: {
  label?: string;
  place?: "screen" | "main" | "list";
}) {
  const spinner = <Spinner label={label} />;
  if (place === "list") return <PanelMessage>{spinner}</PanelMessage>;
  return <Centre main={place === "main"}>{spinner}</Centre>;
}

/** In the place of a part of the screen whose code could not be loaded. */
export function MissingPart() {
  return (
    <ErrorPanel
      title="This part could not be loaded"
      text="The administration may have been updated, or the connection is lost. Reload it to go on."
      onRetry={reloadForUpdate}
    />
  );
}

type QueryStateProps = {
  query: Pick<UseQueryResult, "isPending" | "isError" | "data" | "refetch">;
  /** 'Loading the notes...' */
  loading: string;
  /** 'The notes could not be loaded' */
  failed: string;
  /** In the place of a list, not within a card. */
  list?: boolean;
};

/** Until something is read: that it is loading, or that it failed and can be tried again. */
export function QueryState({ query, loading, failed, list = false }: QueryStateProps) {
  if (query.isPending) return list ? <Loading place="list" label={loading} /> : <Spinner label={loading} />;
  if (query.isError && query.data === undefined)
    return <ErrorPanel title={failed} onRetry={() => void query.refetch()} />;
  return null;
}

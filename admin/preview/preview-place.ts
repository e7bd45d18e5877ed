import { useQuery } from "@tanstack/react-query";
import { isLoopback } from "#domain/addresses/network-address.ts";
import { getPreviewPlace } from "#db/publishing/previews.ts";
import { reachablePlace } from "#domain/publishing/preview.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";

/** Why there are no previews, and what would make them possible. */
const NONE =
  "Needs the builder, which does not run here: start it with npm start, or beside a hosted project with npm run builder and PREVIEW_URL.";
const ELSEWHERE = "Only reached on the machine that runs the site. For other computers set PREVIEW_URL.";

export type PreviewPlace = {
  /** Where this browser reaches the previews; null while that is unknown, or if it does not. */
  place: string | null;
  /** Where other people reach them. */
  shared: string | null;
  /** Whether that is this machine alone. */
  onlyHere: boolean;
  /** Why not, in words for the office; null if they are reached or it is not known yet. */
  why: string | null;
};

/** Where previews are rendered. */
export function usePreviewPlace(): PreviewPlace {
  const { data, isError } = useQuery({
    queryKey: queryKeys.preview(),
    queryFn: () => getPreviewPlace(client),
    refetchOnWindowFocus: true,
  });
  const place = data ? reachablePlace(data, window.location.hostname) : null;
  const why = isError
    ? "It is not known where previews are. Please check your connection."
    : data === null
      ? NONE
      : data !== undefined && place === null
        ? ELSEWHERE
        : null;
  return { place, shared: data ?? null, onlyHere: Boolean(data) && isLoopback(new URL(data ?? "").hostname), why };
}

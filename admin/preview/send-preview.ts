import { PREVIEW_ADDRESS, type PreviewRequest } from "#domain/publishing/preview.ts";
import { client } from "../environment.ts";

/** Why a preview was not made, in words for the office. */
export class PreviewFailed extends Error {}

/** Tells the builder what to show; answers the key that opens it. Throws a PreviewFailed. */
export async function sendPreview(place: string, request: PreviewRequest): Promise<string> {
  const { data } = await client.auth.getSession();
  const response = await fetch(place + PREVIEW_ADDRESS, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${data.session?.access_token ?? ""}` },
    body: JSON.stringify(request),
  }).catch((error: unknown) => {
    console.error("The previews were not reached", error);
    throw new PreviewFailed(
      navigator.onLine
        ? "The builder, which renders previews, does not answer. Please try again in a moment."
        : "There is no connection. The preview goes on when it is back.",
    );
  });
  const answer = (await response.json().catch(() => ({}))) as { key?: string; message?: string };
  if (answer.key === undefined) throw new PreviewFailed(answer.message ?? "The preview could not be made.");
  return answer.key;
}

/** The address that opens a preview, at a page or where it begins. */
export const openingAddress = (place: string, key: string, page?: string): string =>
  `${place}${PREVIEW_ADDRESS}/${key}${page === undefined ? "" : `?to=${encodeURIComponent(page)}`}`;

/**
 * Opens a preview in a tab of its own. The tab is opened at once, because browsers allow that only in answer to a press. Resolves
 * with why it failed, or null.
 */
export async function openInTab(prepare: () => Promise<string>): Promise<string | null> {
  const tab = window.open("", "_blank");
  try {
    const address = await prepare();
    if (!tab) return "The browser did not allow a new tab. Please allow it for this site.";
    tab.location.href = address;
    return null;
  } catch (error) {
    tab?.close();
    if (error instanceof PreviewFailed) return error.message;
    console.error("The preview was not opened", error);
    return "The preview could not be made. Please try again.";
  }
}

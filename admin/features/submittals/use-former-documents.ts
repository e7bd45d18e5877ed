import { useEffect, useRef, useState } from "react";
import type { KeptItem } from "#domain/submittals/review/record.ts";
import type { SubmittalItem } from "#domain/submittals/items.ts";
import type { useDocuments } from "#client/submittals/use-documents.ts";
import { keptBytes } from "./save-kept-file.ts";

/** Takes the documents of the revision before over, once, to the items of the same products. `failed` names those that could not be. */
export function useFormerDocuments(
  submittal: string,
  before: readonly KeptItem[],
  items: readonly SubmittalItem[] | undefined,
  { add }: Pick<ReturnType<typeof useDocuments>, "add">,
  /** Whether the site offers a document of this name for the product, so that it is taken from there. */
  isOffered: (slug: string, title: string) => boolean,
): { loading: boolean; failed: readonly string[] } {
  const begun = useRef(false);
  const [state, setState] = useState<{ loading: boolean; failed: readonly string[] }>({
    loading: before.some(({ documents }) => documents.some(({ kind }) => kind === "document")),
    failed: [],
  });
  useEffect(() => {
    if (begun.current || !items || !state.loading) return;
    begun.current = true;
    const take = async () => {
      const failed: string[] = [];
      for (const { slug, documents } of before.filter((former) => items.some((item) => item.slug === former.slug)))
        for (const { kind, title, sha256 } of documents) {
          if (kind !== "document" || isOffered(slug, title)) continue;
          try {
            const bytes = await keptBytes(submittal, sha256);
            const refused = await add(slug, [new File([bytes], `${title}.pdf`, { type: "application/pdf" })]);
            if (refused.length > 0) failed.push(title);
          } catch (error) {
            console.error("A document of the revision before could not be taken over", error);
            failed.push(title);
          }
        }
      setState({ loading: false, failed });
    };
    void take();
  }, [submittal, before, items, add, isOffered, state.loading]);
  return state;
}

import { useRef, useState } from "react";
import { storeChange } from "#db/changes/store-change.ts";
import { isForbidden, RefusedError } from "#db/errors.ts";
import { toSaved } from "#domain/import/columns/mapping.ts";
import { routes } from "#domain/addresses/routes.ts";
import { counted } from "#domain/text/text.ts";
import { client } from "../../environment.ts";
import { refreshContent } from "../../changes/use-undo-change.tsx";
import { usePublishing } from "../../publish/publish-context.ts";
import type { Import, OpenImport } from "./use-import.ts";

/** What was stored. */
export type ImportResult = {
  id: string;
  title: string;
  created: number;
  changed: number;
  refused: number;
  /** The plan in which it waits instead. */
  plan?: string;
};

export type Storing = {
  progress: { sent: number; all: number } | null;
  refusal: string;
  /** Products were changed meanwhile, so the table must be compared again before it can be stored. */
  outdated: boolean;
  /** Stores the accepted rows; with a plan they wait in it instead. */
  store: (plan?: string) => Promise<void>;
  cancel: () => void;
};

/** Trying again is safe: if only the response was lost, it is refused, as the products have changed since the comparison. */
const FAILED =
  "Nothing was confirmed: the connection was lost, or the database refused it. Everything is still here; please try again. Nothing is stored twice.";
const CANCELLED = "Cancelled: nothing was stored.";

/** Stores the accepted rows in one transaction, asks for publishing once, and returns the result. */
export function useStoring(
  work: Import,
  open: OpenImport,
  refused: number,
  onStored: (result: ImportResult) => void,
): Storing {
  const { publish } = usePublishing();
  const [progress, setProgress] = useState<Storing["progress"]>(null);
  const [refusal, setRefusal] = useState("");
  const [outdated, setOutdated] = useState(false);
  const stopping = useRef<AbortController>(null);

  const store = async (plan?: string): Promise<void> => {
    if (stopping.current) return;
    const controller = new AbortController();
    stopping.current = controller;
    setRefusal("");
    setOutdated(false);
    setProgress({ sent: 0, all: 0 });
    try {
      const { changes, newBrands, newCategories } = await work.session().changes();
      const stored = await storeChange(
        client,
        {
          kind: "import",
          title: open.title.slice(0, 300),
          details: {
            mapping: toSaved(
              open.mapping,
              open.columns.map(({ heading }) => heading),
            ),
            refused,
          },
          newBrands,
          newCategories,
        },
        changes,
        { plan, signal: controller.signal, onProgress: (sent, all) => setProgress({ sent, all }) },
      );
      if (plan !== undefined) {
        onStored({ id: stored.id, title: open.title, created: 0, changed: 0, refused, plan });
        return;
      }
      const others = new Set([...stored.conflicts, ...stored.slugs_used].map(({ id }) => id)).size;
      if (others > 0) {
        setOutdated(true);
        setRefusal(`Nothing was stored: ${counted(others, "product")} of the catalogue changed since the comparison.`);
        return;
      }
      publish({ label: "Products", href: routes.products() }, `Imported "${open.title.slice(0, 80)}"`);
      void refreshContent();
      onStored({ id: stored.id, title: open.title, created: stored.created, changed: stored.changed, refused });
    } catch (error) {
      console.error("The import was not stored", error);
      setRefusal(
        error instanceof RefusedError
          ? error.message
          : controller.signal.aborted
            ? CANCELLED
            : isForbidden(error)
              ? "Nothing was stored: this account may not change products."
              : FAILED,
      );
    } finally {
      stopping.current = null;
      setProgress(null);
    }
  };
  return { progress, refusal, outdated, store, cancel: () => stopping.current?.abort() };
}

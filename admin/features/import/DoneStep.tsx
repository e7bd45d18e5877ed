import { Link } from "@tanstack/react-router";
import { counted } from "#domain/text/text.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { buttonClass } from "#styles/variants/administration.ts";
import { Stored } from "./Stored.tsx";
import type { ImportResult } from "./use-storing.ts";

/** What was stored of a table of products. */
export function DoneStep({ result, onAnother }: { result: ImportResult; onAnother: () => void }) {
  const refused = result.refused > 0 ? `, ${counted(result.refused, "row")} refused` : "";
  return (
    <Stored
      result={result}
      noun="import"
      stored={`${counted(result.created, "product")} created, ${writtenNumber(result.changed)} changed${refused}. The website follows in a moment.`}
      waiting="Nothing has changed yet. Its products go live with the plan."
      undone="The products are as they were before; those it created are in the trash."
      shown={
        <Link to="/admin" search={{ tab: "products" }} className={buttonClass({ intent: "primary" })}>
          Show the products
        </Link>
      }
      another="Import another file"
      onAnother={onAnother}
    />
  );
}

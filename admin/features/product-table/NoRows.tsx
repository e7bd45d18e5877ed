import { SearchX } from "lucide-react";
import { panel } from "#styles/variants/basics.ts";
import { EmptyPanel } from "../../ui/EmptyPanel.tsx";

/** In place of the table when it has no rows. */
export function NoRows({ changedOnly }: { changedOnly: boolean }) {
  return (
    <div className={panel()}>
      <EmptyPanel
        icon={SearchX}
        title={changedOnly ? "No Changes" : "No Products Found"}
        text={
          changedOnly
            ? "Changed products are listed here until they are saved."
            : "Try another search, brand or category."
        }
      />
    </div>
  );
}

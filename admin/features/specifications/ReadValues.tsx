import { readUnreadProducts } from "#db/specifications/specification-names.ts";
import { counted } from "#domain/text/text.ts";
import { notice } from "#styles/variants/basics.ts";
import { Button } from "../../ui/controls.tsx";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { refreshLists } from "../../query-client.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";

/** Offers to read the numbers of products that were stored before the program read numbers from specifications. */
export function ReadValues({ unread }: { unread: number }) {
  const { busy, run } = useOneAtATime();
  if (unread === 0) return null;
  const read = async () => {
    try {
      toast.success(`The values of ${counted(await readUnreadProducts(client), "product")} were read`);
      await refreshLists("product");
    } catch (error) {
      console.error("Reading the values of products failed", error);
      toast.error("Error reading the values. Please try again.");
    }
  };
  return (
    <div className={notice({ class: "mbe-4 flex flex-wrap items-center justify-between gap-3" })}>
      <p>
        The numbers and units of {counted(unread, "product")} were not read yet. Until then they are missing here and in
        comparisons.
      </p>
      <Button small busy={busy} onClick={() => void run(read)}>
        {busy ? "Reading..." : "Read them now"}
      </Button>
    </div>
  );
}

import { CONTENT_KINDS } from "#domain/content-kinds.ts";
import { usePublishing } from "../../publish/publish-context.ts";
import { queryKeys } from "../../queries/keys.ts";
import { queryClient } from "../../query-client.ts";

/** After a change of the catalogue: reads it again, and publishes it, because pages show specifications by its groups. */
export function useAttributeChange() {
  const { publish } = usePublishing();
  return async (name: string | null): Promise<void> => {
    if (name !== null) publish(CONTENT_KINDS.product.listedAt, `Specification ${name}`);
    await queryClient.invalidateQueries({ queryKey: queryKeys.attributes });
  };
}

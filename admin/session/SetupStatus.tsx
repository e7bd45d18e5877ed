import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { countBrands } from "#db/brands.ts";
import { countProducts } from "#db/products.ts";
import { counted } from "#domain/text.ts";
import { Button } from "#ui/Button.tsx";
import { client } from "../environment.ts";
import { queryKeys } from "../queries/keys.ts";
import { useAuth } from "./auth-context.ts";

type Mood = "busy" | "good" | "bad" | "plain";

function Status({ title, mood, word, children }: { title: string; mood: Mood; word: string; children?: ReactNode }) {
  return (
    <section className="status-box">
      <h2 className="section-title">{title}</h2>
      <p role="status" className={`status-word status-${mood}`}>
        <span aria-hidden="true" className="dot" />
        {word}
      </p>
      <div className="text-sm break-words text-ink-soft">{children}</div>
    </section>
  );
}

/** Asks the database for the number of brands and products, without reading one. */
export function ConnectionStatus() {
  const counts = useQuery({
    queryKey: queryKeys.setupCounts,
    queryFn: async () => {
      const [brands, products] = await Promise.all([countBrands(client), countProducts(client)]);
      return { brands, products };
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (counts.isFetching) return <Status title="Database connection" mood="busy" word="Checking" />;
  if (counts.isError) {
    return (
      <Status title="Database connection" mood="bad" word="Error">
        <p className="mb-2">The database does not answer. Check that it runs and that the address is right.</p>
        <Button small onClick={() => void counts.refetch()}>
          Check again
        </Button>
      </Status>
    );
  }
  return (
    <Status title="Database connection" mood="good" word="Connected">
      {counts.data && `${counted(counts.data.brands, "brand")}, ${counted(counts.data.products, "product")}`}
    </Status>
  );
}

export function AuthenticationStatus() {
  const { user, loading } = useAuth();
  if (loading) return <Status title="Authentication" mood="busy" word="Checking" />;
  if (!user) return <Status title="Authentication" mood="plain" word="Not authenticated" />;
  return (
    <Status title="Authentication" mood="good" word="Authenticated">
      <p>{user.email}</p>
      <p className="text-xs">{user.id}</p>
    </Status>
  );
}

import { Link } from "@tanstack/react-router";
import { link } from "#styles/variants/basics.ts";
import { heading } from "#styles/variants/administration.ts";
import { useTitle } from "../ui/use-title.ts";
import { Entrance } from "./Entrance.tsx";
import { SetupForm } from "./SetupForm.tsx";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { countBrands } from "#db/products/brands.ts";
import { countProducts } from "#db/products/product-counts.ts";
import { counted } from "#domain/text/text.ts";
import { Button } from "../ui/controls.tsx";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";
import { useAuth } from "./auth-context.ts";

export function SetupScreen() {
  useTitle("Admin Setup");
  return (
    <Entrance title="Admin Setup" intro="Check the connection, create the first administrator, or sign in." wide>
      <div className="grid gap-4 md:grid-cols-2">
        <ConnectionStatus />
        <AuthenticationStatus />
      </div>
      <SetupForm />
      <section className="grid gap-2">
        <h2 className={heading({ level: "section" })}>Instructions</h2>
        <ol className="list-decimal ps-5 text-ink-soft">
          <li>
            If no admin user exists yet, open the set-up link, enter an email address and a password and press Create
            Admin User.
          </li>
          <li>If an admin user exists, sign in with its email address and password.</li>
          <li>After creating an account, check your email for the verification link, where this site sends one.</li>
        </ol>
      </section>
      <nav aria-label="Quick links" className="flex flex-wrap gap-x-5 gap-y-2">
        <Link to="/admin/login" className={link()}>
          Admin login
        </Link>
        <Link to="/admin" className={link()}>
          Dashboard
        </Link>
        <a href="/" className={link()}>
          Public website
        </a>
      </nav>
    </Entrance>
  );
}

const MOODS = { busy: "text-warn", good: "text-good", bad: "text-bad", plain: "" } as const;
type Mood = keyof typeof MOODS;

function Status({ title, mood, word, children }: { title: string; mood: Mood; word: string; children?: ReactNode }) {
  return (
    <section className="rounded-control border border-line px-4 py-3.5">
      <h2 className={heading({ level: "section" })}>{title}</h2>
      <p role="status" className={`my-0.5 flex items-center gap-2 font-medium ${MOODS[mood]}`}>
        <span
          aria-hidden="true"
          className={`size-2 rounded-full ${mood === "plain" ? "bg-line-strong" : "bg-current"}`}
        />
        {word}
      </p>
      <div className="text-sm wrap-break-word text-ink-soft">{children}</div>
    </section>
  );
}

/** Counts brands and products in the database, without reading one. */
function ConnectionStatus() {
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
        <p className="mbe-2">The database does not answer. Check that it runs and that the address is right.</p>
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

function AuthenticationStatus() {
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

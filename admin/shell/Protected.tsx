import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation, useMatches } from "@tanstack/react-router";
import { Suspense, useEffect, useRef } from "react";
import { PublishProvider } from "../publish/PublishProvider.tsx";
import { Centre, ErrorPanel, Loading, MissingPart } from "../ui/panels.tsx";
import { Redirect } from "../session/Redirect.tsx";
import { Shell } from "./Shell.tsx";
import { useAuth } from "../session/auth-context.ts";
import { RightsContext } from "../session/rights.ts";
import { rightsQuery } from "../queries/accounts.ts";
import { queryClient, queryKeys } from "../query-client.ts";
import { lazyPart } from "../update/lazy-part.tsx";

const AwaitingApproval = lazyPart(() => import("../session/AwaitingApproval.tsx"), "AwaitingApproval", MissingPart);
const NotYourRole = lazyPart(() => import("../session/NotYourRole.tsx"), "NotYourRole", MissingPart);
const SignInAgain = lazyPart(() => import("../session/SignInForm.tsx"), "SignInAgain");

/**
 * Lets everybody through who works here, to the screens that their role opens; sends others to sign in, and remembers where they
 * wanted to go.
 */
export function Protected() {
  const { user, loading, expired } = useAuth();
  const { href } = useLocation();
  const needed = useMatches({ select: (matches) => matches.at(-1)?.staticData.permission });
  const rights = useQuery({ ...rightsQuery(user?.id), enabled: user !== null && !expired });
  useFreshReads(rights.data ? `${user?.id} ${rights.data.permissions.join(" ")}` : null);

  if (loading) return <Checking />;
  // A session that ended while somebody works is renewed in place, below.
  if (!user || (expired && rights.data === undefined))
    return <Redirect to={href === "/admin" ? "/admin/login" : `/admin/login?from=${encodeURIComponent(href)}`} />;
  if (rights.data === undefined && rights.isError) {
    return (
      <Centre main>
        <ErrorPanel screen title="Your rights could not be checked" onRetry={() => void rights.refetch()} />
      </Centre>
    );
  }
  if (rights.data === undefined) return <Checking />;
  if (!rights.data) {
    return (
      <Suspense fallback={<Checking />}>
        <AwaitingApproval onCheck={() => rights.refetch()} checking={rights.isFetching} />
      </Suspense>
    );
  }
  return (
    <RightsContext value={rights.data}>
      <PublishProvider>
        <Shell>
          {needed && !rights.data.permissions.includes(needed) ? (
            <Suspense fallback={<Loading />}>
              <NotYourRole />
            </Suspense>
          ) : (
            <Outlet />
          )}
        </Shell>
        <Suspense>{expired && <SignInAgain />}</Suspense>
      </PublishProvider>
    </RightsContext>
  );
}

/** What was read with other rights may lack something, or have too much: it is read again. */
function useFreshReads(rights: string | null): void {
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (rights === null) return;
    if (known.current !== null && known.current !== rights)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.rights()[0] });
    known.current = rights;
  }, [rights]);
}

function Checking() {
  return <Loading place="main" label="Checking authentication..." />;
}

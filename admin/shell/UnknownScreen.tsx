import { useQuery } from "@tanstack/react-query";
import { PublishProvider } from "../publish/PublishProvider.tsx";
import { Centre } from "../ui/Centre.tsx";
import { NotFound } from "../ui/NotFound.tsx";
import { Shell } from "./Shell.tsx";
import { useAuth } from "../session/auth-context.ts";
import { rightsQuery } from "../queries/rights.ts";

/** The 404 of the administration: for administrators inside its frame. */
export function UnknownScreen() {
  const { user, expired } = useAuth();
  const rights = useQuery({ ...rightsQuery(user?.id), enabled: user !== null && !expired });
  if (!user || !rights.data)
    return (
      <Centre main>
        <NotFound />
      </Centre>
    );
  return (
    <PublishProvider>
      <Shell>
        <NotFound inside />
      </Shell>
    </PublishProvider>
  );
}

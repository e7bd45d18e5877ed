import { useQuery } from "@tanstack/react-query";
import { PublishProvider } from "../publish/PublishProvider.tsx";
import { NotFound } from "../ui/NotFound.tsx";
import { Shell } from "../ui/Shell.tsx";
import { useAuth } from "./auth-context.ts";
import { rightsQuery } from "./rights.ts";

/** The 404 of the administration: inside its frame for those who work here. */
export function UnknownScreen() {
  const { user, expired } = useAuth();
  const rights = useQuery({ ...rightsQuery(user?.id), enabled: user !== null && !expired });
  if (!user || !rights.data)
    return (
      <main className="centre">
        <NotFound />
      </main>
    );
  return (
    <PublishProvider>
      <Shell>
        <NotFound inside />
      </Shell>
    </PublishProvider>
  );
}

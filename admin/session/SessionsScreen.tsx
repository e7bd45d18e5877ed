import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { LogOut, Monitor, Smartphone } from "lucide-react";
import { useRef } from "react";
import { endOtherSessions, endSession, listSessions, type SessionRow } from "#db/accounts/sessions.ts";
import { deviceName } from "#domain/accounts/device-name.ts";
import { frame, heading, sheet } from "#styles/variants/administration.ts";
import { link, panel } from "#styles/variants/basics.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { client } from "../environment.ts";
import { accountsQuery } from "../queries/accounts.ts";
import { queryClient, queryKeys } from "../query-client.ts";
import { Alert, Button } from "../ui/controls.tsx";
import { Row, RowActions, RowDetail, RowMain, RowName, Rows, RowSymbol } from "../ui/lists/Row.tsx";
import { moment } from "../ui/moment.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { QueryState } from "../ui/panels.tsx";
import { toast } from "../ui/toast.ts";
import { useAuth } from "./auth-context.ts";
import { YourName } from "./YourName.tsx";

/** What a press of a button ends: one session, or all but this one. */
type Ending = SessionRow | "others";

/** One's own account: the name that colleagues see, and where it is signed in. */
export function SessionsScreen() {
  const { user } = useAuth();
  const accounts = useQuery(accountsQuery);
  const own = accounts.data?.find(({ user_id }) => user_id === user?.id);
  return (
    <div className={frame()}>
      <PageHead title="Your account" />
      <QueryState query={accounts} loading="Loading your name..." failed="Your name could not be loaded" />
      {own && (
        <div className={sheet}>
          <YourName account={own} />
        </div>
      )}
      <Sessions />
    </div>
  );
}

/** Where the account is signed in, so that a session on a lost or foreign device can be ended. */
function Sessions() {
  const sessions = useQuery({
    queryKey: queryKeys.sessions,
    queryFn: () => listSessions(client),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const list = useRef<HTMLElement>(null);
  const end = useMutation({
    mutationFn: (ending: Ending) => (ending === "others" ? endOtherSessions(client) : endSession(client, ending.id)),
    onSuccess: (_ended, ending) => {
      toast.success(ending === "others" ? "All other sessions ended" : "Session ended");
      // The button that was pressed disappears.
      list.current?.focus();
    },
    onError: (error) => console.error("Ending a session failed", error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sessions }),
  });
  const hasOthers = sessions.data?.some(({ is_this }) => !is_this) ?? false;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className={heading({ level: "card" })}>Sessions</h2>
        {hasOthers && (
          <Button
            small
            intent="danger"
            busy={end.isPending && end.variables === "others"}
            disabled={end.isPending}
            onClick={() => end.mutate("others")}
          >
            <LogOut aria-hidden="true" />
            End all others
          </Button>
        )}
      </div>
      <p className="text-ink-soft max-inline-[65ch]">
        Where your account is signed in. A session ends by itself 7 days after it was used last, and 30 days after
        signing in. End one that you do not know, and{" "}
        <Link to="/admin/password" className={link()}>
          change your password
        </Link>
        .
      </p>
      <Alert boxed>{end.isError ? "The session could not be ended. Please try again." : ""}</Alert>
      <section
        aria-label="Your sessions"
        ref={list}
        tabIndex={-1}
        className={panel({ class: "outline-none" })}
        aria-busy={sessions.isFetching}
      >
        <QueryState list query={sessions} loading="Loading sessions..." failed="Your sessions could not be loaded" />
        {sessions.data && (
          <Rows aria-label="Your sessions">
            {sessions.data.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                ending={end.isPending}
                onEnd={() => end.mutate(session)}
              />
            ))}
          </Rows>
        )}
      </section>
    </>
  );
}

function SessionItem({ session, ending, onEnd }: { session: SessionRow; ending: boolean; onEnd: () => void }) {
  const { device, is_this, signed_in_at, used_at } = session;
  const name = deviceName(device);
  return (
    <Row>
      <RowSymbol icon={/\b(?:iPhone|iPad|Android)$/.test(name) ? Smartphone : Monitor} />
      <RowMain>
        <RowName name={name}>{is_this && <span className={badge({ tone: "good" })}>This device</span>}</RowName>
        <RowDetail>
          {is_this ? (
            "In use now"
          ) : (
            <>
              Last used <time dateTime={used_at}>{moment(used_at)}</time>
            </>
          )}
          {" · signed in "}
          <time dateTime={signed_in_at}>{moment(signed_in_at)}</time>
        </RowDetail>
      </RowMain>
      {!is_this && (
        <RowActions>
          <Button
            small
            disabled={ending}
            aria-label={`End the session on ${name}, signed in ${moment(signed_in_at)}`}
            onClick={onEnd}
          >
            <LogOut aria-hidden="true" />
            End
          </Button>
        </RowActions>
      )}
    </Row>
  );
}

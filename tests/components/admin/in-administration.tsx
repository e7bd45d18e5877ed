import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type RouteComponent,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import { PERMISSIONS, type Rights } from "#domain/accounts/roles.ts";
import { PublishContext, type Publishing } from "../../../admin/publish/publish-context.ts";
import { queryClient } from "../../../admin/query-client.ts";
import { AuthContext, type Auth } from "../../../admin/session/auth-context.ts";
import { RightsContext } from "../../../admin/session/rights.ts";

const ADMINISTRATOR: Rights = { role: "administrator", permissions: PERMISSIONS };
/** Prepares drafts, and publishes nothing. */
export const WRITER: Rights = { role: "writer", permissions: ["office.enter", "content.read", "content.draft"] };
export const SALES: Rights = { role: "sales", permissions: ["office.enter", "enquiries.work"] };

/** Gives what is rendered the rights of somebody who works here; by default those of an administrator. */
export const WithRights = ({ rights = ADMINISTRATOR, children }: { rights?: Rights; children: ReactNode }) => (
  <RightsContext value={rights}>{children}</RightsContext>
);

type Around = { publishing?: Partial<Publishing>; auth?: Partial<Auth>; rights?: Rights };

/**
 * Renders a component with what every screen of the administration has around it: a router, the query client and the rights of an
 * administrator, or others; with `publishing` or `auth` the state of publishing or of the session, too.
 */
export async function renderInAdministration(component: RouteComponent, around: Around = {}): Promise<void> {
  const routeTree = createRootRoute({ component });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/"] }) });
  await render(
    <QueryClientProvider client={queryClient}>
      <AuthContext value={around.auth ? (around.auth as Auth) : null}>
        <WithRights {...(around.rights && { rights: around.rights })}>
          <PublishContext value={around.publishing ? (around.publishing as Publishing) : null}>
            <RouterProvider router={router} />
          </PublishContext>
        </WithRights>
      </AuthContext>
    </QueryClientProvider>,
  );
}

import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type RouteComponent,
} from "@tanstack/react-router";
import { render } from "vitest-browser-react";
import { PublishContext, type Publishing } from "../../../admin/publish/publish-context.ts";
import { queryClient } from "../../../admin/query-client.ts";
import { AuthContext, type Auth } from "../../../admin/session/auth-context.ts";

type Around = { publishing?: Partial<Publishing>; auth?: Partial<Auth> };

/**
 * Renders a component with what every screen of the administration has around it: a router and the query client; with
 * `publishing` or `auth` the state of publishing or of the session, too.
 */
export async function renderInAdministration(component: RouteComponent, around: Around = {}): Promise<void> {
  const routeTree = createRootRoute({ component });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/"] }) });
  await render(
    <QueryClientProvider client={queryClient}>
      <AuthContext value={around.auth ? (around.auth as Auth) : null}>
        <PublishContext value={around.publishing ? (around.publishing as Publishing) : null}>
          <RouterProvider router={router} />
        </PublishContext>
      </AuthContext>
    </QueryClientProvider>,
  );
}

import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type RouteComponent,
} from "@tanstack/react-router";
import { render } from "vitest-browser-react";
import { queryClient } from "../../../admin/query-client.ts";

/** Renders a component with what every screen of the administration has around it: a router and the query client. */
export async function renderInAdministration(component: RouteComponent): Promise<void> {
  const routeTree = createRootRoute({ component });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/"] }) });
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

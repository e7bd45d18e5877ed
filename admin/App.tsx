import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { Toaster } from "./ui/Toaster.tsx";
import { queryClient } from "./query-client.ts";
import type { router } from "./router.tsx";
import { AuthProvider } from "./session/AuthProvider.tsx";

/**
 * The router is given by main.tsx: imported here, hot reload would hand a new router to the running application, which shows
 * nothing then.
 */
export function App({ router: routes }: { router: typeof router }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          <RouterProvider router={routes} />
        </AuthProvider>
        <Toaster />
      </QueryClientProvider>
    </StrictMode>
  );
}

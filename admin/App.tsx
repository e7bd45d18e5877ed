import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { Toaster } from "#ui/Toaster.tsx";
import { queryClient } from "./query-client.ts";
import { router } from "./router.tsx";
import { AuthProvider } from "./session/AuthProvider.tsx";

export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          <RouterProvider router={router} />
        </AuthProvider>
        <Toaster />
      </QueryClientProvider>
    </StrictMode>
  );
}

// Prepares React for hot reload, which Astro does only on pages with islands; empty in a build.
import "@vitejs/plugin-react/preamble";
import "./no-eval.ts";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { router } from "./router.tsx";

const place = document.getElementById("administration");
if (place) createRoot(place).render(<App router={router} />);

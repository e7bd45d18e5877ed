import { lazy, Suspense, useEffect, useState } from "react";
import { onFirstToast } from "./toast.ts";

const ToastCorner = lazy(() => import("./ToastCorner.tsx").then((module) => ({ default: module.ToastCorner })));

/** Shows the messages of `toast`; empty until the first one. */
export function Toaster() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return <Suspense>{needed && <ToastCorner />}</Suspense>;
}

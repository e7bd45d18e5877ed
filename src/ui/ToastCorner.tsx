import { useEffect } from "react";
import { Toaster as Sonner } from "sonner";
import { toasterMounted } from "./toast.ts";

/** Where messages appear: bottom end, above the save bar. */
export function ToastCorner() {
  useEffect(toasterMounted, []);
  return (
    <Sonner
      position="bottom-right"
      offset={{ bottom: "5.5rem" }}
      mobileOffset={{ bottom: "7.5rem" }}
      closeButton
      toastOptions={{ duration: 6000, classNames: { toast: "toast", error: "toast-bad", success: "toast-good" } }}
    />
  );
}

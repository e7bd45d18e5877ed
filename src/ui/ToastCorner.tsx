import { useEffect, useSyncExternalStore } from "react";
import { Toaster as Sonner } from "sonner";
import { toasterMounted } from "./toast.ts";

/** As narrow as the library itself calls narrow. */
const PHONE = "(width <= 600px)";
const onTurn = (turned: () => void) => {
  const phone = matchMedia(PHONE);
  phone.addEventListener("change", turned);
  return () => phone.removeEventListener("change", turned);
};

/**
 * Where messages appear: bottom end, above the save bar. On a phone they would be as wide as the screen and lie over
 * the buttons of lists and bars, so that they come below the header instead, over the title.
 */
export function ToastCorner() {
  useEffect(toasterMounted, []);
  const phone = useSyncExternalStore(onTurn, () => matchMedia(PHONE).matches);
  return (
    <Sonner
      position={phone ? "top-center" : "bottom-right"}
      offset={{ bottom: "5.5rem" }}
      mobileOffset={{ top: "3.75rem" }}
      closeButton
      toastOptions={{ duration: 6000, classNames: { toast: "toast", error: "toast-bad", success: "toast-good" } }}
    />
  );
}

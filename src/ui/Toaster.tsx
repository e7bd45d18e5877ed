import { Toaster as Sonner } from "sonner";

/** Where the outcomes of actions appear: bottom end, above the save bar. */
export function Toaster() {
  return <Sonner position="bottom-right" offset={{ bottom: "5.5rem" }} mobileOffset={{ bottom: "6rem" }} toastOptions={{ className: "toast", duration: 6000 }} closeButton />;
}

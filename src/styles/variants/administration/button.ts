import { button, type ButtonLook } from "../button.ts";

export type DenseLook = { intent?: NonNullable<ButtonLook["intent"]>; small?: boolean };

/** The classes of a button of the administration, also for links that look like one. */
export function buttonClass({ intent = "plain", small = false }: DenseLook = {}, extra = ""): string {
  return button({ intent, size: small ? "denseSmall" : "dense", class: extra });
}

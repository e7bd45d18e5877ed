import { expect, test } from "vitest";
import { ADMIN_SCREENS } from "#domain/reserved-addresses.ts";
import { administrationScreens } from "../../../scripts/photos/administration-screens.ts";

/** Shows nothing of its own: it signs the visitor out and leads to the login. */
const WITHOUT_PHOTOGRAPH = ["/admin/sign-out"];

test("every screen of the administration is photographed", () => {
  const records = { brand: "1", product: "1", page: "1", enquiry: "1" };
  const photographed = administrationScreens.map(({ path }) =>
    (typeof path === "string" ? path : path(records)).replace(/\?.*/, "").replace(/\/1$/, "/:id"),
  );
  const missing = ADMIN_SCREENS.filter((screen) => !photographed.includes(screen));
  expect(missing).toEqual(WITHOUT_PHOTOGRAPH);
});

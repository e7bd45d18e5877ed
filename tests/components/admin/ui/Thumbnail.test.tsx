import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Thumbnail } from "../../../../admin/ui/pictures/Thumbnail.tsx";

const LOGO =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><style>rect{fill:black}@media(prefers-color-scheme:dark){rect{fill:white}}</style><rect width='40' height='20'/></svg>";

test("a logo that is drawn for both colour schemes is the dark one on its white ground, also in the dark scheme", async () => {
  document.documentElement.style.colorScheme = "dark";
  try {
    const { container } = await render(<Thumbnail src={LOGO} shape="logo" />);
    const picture = container.querySelector("img");
    if (!picture) throw new Error("There is no picture.");
    const { backgroundColor, colorScheme } = getComputedStyle(picture);
    expect([backgroundColor, colorScheme]).toEqual(["rgb(255, 255, 255)", "light"]);
  } finally {
    document.documentElement.style.colorScheme = "";
  }
});

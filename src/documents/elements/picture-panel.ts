import { COLOURS } from "../theme.ts";
import type { Sheet } from "../sheet.ts";

/** A picture in a format that PDF takes (JPEG or PNG): the path of its file, or its bytes. */
export type DrawablePicture = string | ArrayBuffer;
export type Art<T> = (picture: T) => DrawablePicture;

/** A picture in a frame. With `cover` it fills the frame, otherwise the whole picture is shown. */
export function picturePanel(
  sheet: Sheet,
  file: DrawablePicture,
  alt: string,
  box: { x: number; y: number; width: number; height: number },
  mode: "contain" | "cover" = "contain",
): void {
  const { doc } = sheet;
  const { x, y, width, height } = box;
  sheet.artifact(() => doc.rect(x, y, width, height).fill(COLOURS.ground));
  sheet.tag(
    "Figure",
    () =>
      sheet.content("Figure", () => {
        doc.save().rect(x, y, width, height).clip();
        const size: [number, number] = [width, height];
        doc.image(file, sheet.left(x, width), y, {
          align: "center",
          valign: "center",
          ...(mode === "cover" ? { cover: size } : { fit: size }),
        });
        doc.restore();
      }),
    { alt },
  );
  sheet.artifact(() => doc.lineWidth(0.5).strokeColor(COLOURS.line).rect(x, y, width, height).stroke());
}

import { cdp } from "vitest/browser";

/** The part of the Chrome DevTools Protocol that is needed here. */
type Chrome = {
  send: (method: string, parameters?: object) => Promise<unknown>;
  on: (event: "Page.screencastFrame", listener: (frame: { data: string; sessionId: number }) => void) => void;
  off: (event: "Page.screencastFrame", listener: (frame: { data: string; sessionId: number }) => void) => void;
};
export const chrome = (): Chrome => cdp() as unknown as Chrome;

/**
 * Records every frame that the browser shows while `happening` runs. Repeats it until there are enough frames: a busy machine
 * shows few.
 */
export async function recordedFrames(happening: () => Promise<void>, atLeast: number): Promise<ImageBitmap[]> {
  let frames: string[] = [];
  const first = Promise.withResolvers<null>();
  const keep = ({ data, sessionId }: { data: string; sessionId: number }) => {
    frames.push(data);
    first.resolve(null);
    void chrome().send("Page.screencastFrameAck", { sessionId });
  };
  chrome().on("Page.screencastFrame", keep);
  await chrome().send("Page.startScreencast", { format: "jpeg", quality: 70 });
  // The recording begins with what is on the screen, which may be older than what has just been rendered.
  await first.promise;
  frames = [];
  do await happening();
  while (frames.length < atLeast);
  await chrome().send("Page.stopScreencast");
  chrome().off("Page.screencastFrame", keep);
  return Promise.all(
    frames.map(async (data) => createImageBitmap(await (await fetch(`data:image/jpeg;base64,${data}`)).blob())),
  );
}

/** Whether every strip of a part of the picture, each of this height, has something dark on something bright. */
export function isFilled(frame: ImageBitmap, { left, top, right, bottom }: DOMRectReadOnly, height: number): boolean {
  const context = new OffscreenCanvas(frame.width, frame.height).getContext("2d", { willReadFrequently: true });
  context?.drawImage(frame, 0, 0);
  for (let y = top; y + height <= bottom; y += height) {
    const pixels = context?.getImageData(left, y, right - left, height).data ?? [];
    const greens = pixels.filter((_, index) => index % 4 === 1);
    if (Math.max(...greens) - Math.min(...greens) < 80) return false;
  }
  return true;
}

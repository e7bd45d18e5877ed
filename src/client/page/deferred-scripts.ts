/*
 * Inlined in every page (SiteLayout.astro), so it imports nothing. Loads the page's scripts only after the page is complete and
 * painted; earlier if the visitor uses it, or if its address has a query or a fragment. Presses and input before that are
 * repeated: in an island after its hydration, elsewhere after the scripts have run. Lazy pictures wait in the same way
 * (states.css), and so does the typeface on a device that does not have it yet (paper.css).
 */
{
  const page = document.documentElement;
  page.classList.add("js");
  const areScriptsReady = (): boolean => "scriptsReady" in page.dataset;
  const parsed = new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  let loading: Promise<unknown> | undefined;
  const load = (): Promise<unknown> =>
    (loading ??= parsed
      .then(() => import(/* @vite-ignore */ page.dataset["scripts"] ?? ""))
      .then(
        () => (page.dataset["scriptsReady"] = ""),
        () => (loading = undefined),
      ));
  const afterwards = (repeat: () => void, otherwise?: () => void): void =>
    void load().then(() => (areScriptsReady() ? repeat() : otherwise?.()));
  if (location.search || location.hash) void load();
  const typeface = page.dataset["typeface"] ?? "";
  const useTypeface = (): void => page.classList.add("typeface");
  const loadTypeface = async (): Promise<void> => {
    // The typeface of the device was chosen.
    if (typeface === "") return;
    const arabic = page.lang === "ar" ? ["400", "600"] : [];
    const [faces] = await Promise.all([
      document.fonts.load("1em 'IBM Plex Sans Variable'"),
      ...arabic.map((weight) => document.fonts.load(`${weight} 1em 'IBM Plex Sans Arabic'`, "ا")),
    ]);
    if (faces.length === 0) return;
    useTypeface();
    localStorage.setItem("typeface", typeface);
  };
  try {
    if (localStorage.getItem("typeface") === typeface) {
      const early = document.createElement("link");
      Object.assign(early, { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href: typeface });
      document.head.append(early);
      useTypeface();
    }
  } catch {
    // Without storage, the typeface loads late on every page.
  }
  const complete = (): void => {
    page.classList.add("complete");
    void load();
    void loadTypeface().catch(() => undefined);
  };
  // Safari has no idle callbacks.
  const whenIdle = (window.requestIdleCallback as typeof requestIdleCallback | undefined) ?? setTimeout;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  // The browser reports when the first picture was painted; a hidden page is never painted, and does not wait for it.
  const painted = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: "largest-contentful-paint", buffered: true }),
  );
  addEventListener("load", () =>
    requestAnimationFrame(
      () => void Promise.race([painted, pause(500)]).then(() => whenIdle(complete, { timeout: 1000 } as never)),
    ),
  );
  for (const kind of ["pointerdown", "keydown", "focusin", "scroll"])
    addEventListener(kind, complete, { once: true, capture: true });
  document.addEventListener("click", (event) => {
    const control = (event.target as Element).closest<HTMLElement>("button.needs-js, .needs-js button, [data-waits]");
    const island = control?.closest<HTMLElement>("[data-island]");
    if (!control || (island ? island.dataset["island"] === "live" : areScriptsReady())) return;
    event.preventDefault();
    if (island) island.addEventListener("island-live", () => control.click(), { once: true });
    else afterwards(() => control.click());
  });
  // Input outside of islands. A script may have filled the field from the address meanwhile, so set the value again, too.
  for (const kind of ["input", "change"])
    document.addEventListener(kind, (event) => {
      const field = event.target as HTMLInputElement;
      if (areScriptsReady() || !field.closest(".needs-js") || field.closest<HTMLElement>("[data-island]")) return;
      const { value } = field;
      afterwards(() => {
        field.value = value;
        field.dispatchEvent(new Event(kind, { bubbles: true }));
      });
    });
  document.addEventListener("keydown", (event) => {
    const target = event.target as Element;
    const shortcut = event.key === "k" && (event.ctrlKey || event.metaKey);
    const slash = event.key === "/" && !target.closest("input, textarea, select");
    if (areScriptsReady() || !(shortcut || slash)) return;
    event.preventDefault();
    afterwards(() => target.dispatchEvent(new KeyboardEvent("keydown", event)));
  });
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (areScriptsReady() || !form.matches("[data-enhanced]")) return;
    event.preventDefault();
    afterwards(
      () => form.requestSubmit(),
      () => form.submit(),
    );
  });
  // A click during a view transition ends it early, which is no error: the page is there, only not animated.
  const endQuietly = ({ viewTransition }: PageSwapEvent | PageRevealEvent): void => {
    for (const part of ["ready", "finished", "updateCallbackDone"] as const) viewTransition?.[part].catch(() => {});
  };
  addEventListener("pageswap", endQuietly);
  addEventListener("pagereveal", endQuietly);
}

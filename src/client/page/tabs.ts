/*
 * Turns sections into tabs: [data-tabs] holds links to the sections. Arrow keys, Home and End move
 * between the tabs. The hash of the address opens its tab, at the start and whenever it changes.
 */

function makeTabs(root: HTMLElement): void {
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>("[data-tabs] a")];
  const list = root.querySelector<HTMLElement>("[data-tabs]");
  const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1));

  const select = (chosen: HTMLAnchorElement, focus: boolean) => {
    for (const tab of tabs) {
      const selected = tab === chosen;
      tab.setAttribute("aria-selected", String(selected));
      tab.tabIndex = selected ? 0 : -1;
      panelOf(tab)?.toggleAttribute("data-active", selected);
    }
    if (focus) chosen.focus();
  };

  list?.setAttribute("role", "tablist");
  tabs.forEach((tab, index) => {
    const panel = panelOf(tab);
    tab.setAttribute("role", "tab");
    tab.id = `tab-${tab.hash.slice(1)}`;
    tab.setAttribute("aria-controls", tab.hash.slice(1));
    panel?.setAttribute("role", "tabpanel");
    panel?.setAttribute("aria-labelledby", tab.id);
    tab.addEventListener("click", (event) => {
      event.preventDefault();
      select(tab, false);
      history.replaceState(history.state, "", tab.hash);
    });
    tab.addEventListener("keydown", (event) => {
      const rtl = getComputedStyle(tab).direction === "rtl" ? -1 : 1;
      const step = { ArrowRight: rtl, ArrowLeft: -rtl }[event.key];
      const next =
        event.key === "Home"
          ? tabs[0]
          : event.key === "End"
            ? tabs.at(-1)
            : step === undefined
              ? undefined
              : tabs[(index + step + tabs.length) % tabs.length];
      if (!next) return;
      event.preventDefault();
      select(next, true);
    });
  });
  // The browser could not scroll to a section that was still hidden.
  const openPart = () => {
    const asked = tabs.find((tab) => tab.hash === location.hash);
    if (!asked) return;
    select(asked, false);
    panelOf(asked)?.scrollIntoView();
  };
  if (tabs[0]) select(tabs[0], false);
  openPart();
  addEventListener("hashchange", openPart);
}

for (const root of document.querySelectorAll<HTMLElement>("[data-tabbed]")) makeTabs(root);

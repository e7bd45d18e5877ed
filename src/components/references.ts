/* Search, category and view of the projects. The list comes with the page; this hides what does not match. */

const root = document.querySelector<HTMLElement>("[data-references]");

if (root) {
  const search = root.querySelector<HTMLInputElement>("[data-search]");
  const list = root.querySelector<HTMLElement>("[data-list]");
  const count = root.querySelector<HTMLElement>("[data-count]");
  const empty = root.querySelector<HTMLElement>("[data-empty]");
  const cards = [...root.querySelectorAll<HTMLElement>("[data-reference]")];
  const categories = [...root.querySelectorAll<HTMLButtonElement>("button[data-category]")];
  const views = [...root.querySelectorAll<HTMLButtonElement>("[data-view-choice]")];
  let category = "all";

  const press = (buttons: HTMLButtonElement[], chosen: (button: HTMLButtonElement) => boolean) => {
    for (const button of buttons) button.setAttribute("aria-pressed", String(chosen(button)));
  };
  const show = () => {
    const words = search?.value.trim().toLowerCase() ?? "";
    let shown = 0;
    for (const card of cards) {
      const fits =
        (category === "all" || card.dataset["category"] === category) && (card.dataset["text"] ?? "").includes(words);
      card.hidden = !fits;
      if (fits) shown += 1;
    }
    if (count) count.textContent = `${shown} of ${cards.length} projects`;
    if (empty) empty.hidden = shown > 0;
    press(categories, (button) => button.dataset["category"] === category);
  };

  search?.addEventListener("input", show);
  for (const button of categories) {
    button.addEventListener("click", () => {
      category = button.dataset["category"] ?? "all";
      show();
    });
  }
  for (const button of views) {
    button.addEventListener("click", () => {
      list?.setAttribute("data-view", button.dataset["viewChoice"] ?? "grid");
      press(views, (other) => other === button);
    });
  }
  root.querySelector("[data-clear]")?.addEventListener("click", () => {
    if (search) search.value = "";
    category = "all";
    show();
    search?.focus();
  });
}

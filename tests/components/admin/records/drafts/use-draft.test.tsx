import { useForm } from "react-hook-form";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AuthContext, type Auth } from "../../../../../admin/session/auth-context.ts";
import { DraftOffer } from "../../../../../admin/records/drafts/DraftOffer.tsx";
import { useDraft } from "../../../../../admin/records/drafts/use-draft.ts";

type Brand = { name: string };
type Row = { id: string; updated_at: string };
const CARRIER: Row = { id: "carrier", updated_at: "2026-01-01" };

function Form({ row }: { row: Row }) {
  const form = useForm<Brand>({ defaultValues: { name: "Carrier" } });
  const draft = useDraft({ noun: "brand", row, form });
  return (
    <form onSubmit={form.handleSubmit((values) => form.reset(values))}>
      <DraftOffer noun="brand" draft={draft} />
      <label>
        Name <input {...form.register("name")} />
      </label>
      <button>Save</button>
    </form>
  );
}

/** The form as this account sees it; opened again, it is a new visit in the same browser. */
async function openForm({ user = "mona", row = CARRIER } = {}) {
  const auth = { user: { id: user } } as Auth;
  return await render(
    <AuthContext value={auth}>
      <Form row={row} />
    </AuthContext>,
  );
}

const name = page.getByRole("textbox", { name: "Name" });
const offer = page.getByRole("region", { name: "Unsaved draft" });
const button = (label: string) => page.getByRole("button", { name: label });

beforeEach(() => localStorage.clear());

async function typeAndLeave() {
  const visit = await openForm();
  await name.fill("Carrier Corporation");
  await visit.unmount();
}

test("what was typed and not saved is offered at the next visit, and restored by one press", async () => {
  await typeAndLeave();
  await openForm();
  await expect.element(name).toHaveValue("Carrier");
  await expect.element(offer.getByText(/You have an unsaved draft of this brand/)).toBeVisible();
  await button("Restore draft").click();
  await expect.element(name).toHaveValue("Carrier Corporation");
  await expect.element(offer).not.toBeInTheDocument();
});

test("after a reload for a new version of the administration the form shows at once what was typed", async () => {
  await typeAndLeave();
  sessionStorage.setItem("plantroom-reloaded", JSON.stringify({ path: location.pathname, at: Date.now() }));
  await openForm();
  await expect.element(name).toHaveValue("Carrier Corporation");
  await expect.element(offer).not.toBeInTheDocument();
  sessionStorage.clear();
});

test("a discarded draft is not offered again", async () => {
  await typeAndLeave();
  const visit = await openForm();
  await button("Discard").click();
  await expect.element(offer).not.toBeInTheDocument();
  await visit.unmount();
  await openForm();
  await expect.element(name).toHaveValue("Carrier");
  await expect.element(offer).not.toBeInTheDocument();
});

test("an offer that nobody answered is there the next time", async () => {
  await typeAndLeave();
  const visit = await openForm();
  await expect.element(offer).toBeVisible();
  await visit.unmount();
  await openForm();
  await expect.element(offer).toBeVisible();
});

test("what was saved, or taken back, leaves no draft", async () => {
  const visit = await openForm();
  await name.fill("Carrier Corporation");
  await button("Save").click();
  await name.fill("Carrier");
  await name.fill("Carrier Corporation");
  await visit.unmount();
  await openForm();
  await expect.element(name).toHaveValue("Carrier");
  await expect.element(offer).not.toBeInTheDocument();
});

test("a draft of an older version says that both versions will be shown", async () => {
  await typeAndLeave();
  await openForm({ row: { ...CARRIER, updated_at: "2026-02-02" } });
  await expect.element(offer.getByText(/The brand was changed since/)).toBeVisible();
});

test("drafts belong to their account and their record", async () => {
  await typeAndLeave();
  const other = await openForm({ user: "karim" });
  await expect.element(name).toHaveValue("Carrier");
  await expect.element(offer).not.toBeInTheDocument();
  await other.unmount();
  await openForm({ row: { ...CARRIER, id: "trane" } });
  await expect.element(name).toHaveValue("Carrier");
  await expect.element(offer).not.toBeInTheDocument();
});

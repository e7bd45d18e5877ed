import { expect, test, vi, type Mock } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import * as z from "zod";
import { ConflictError, DatabaseError } from "#db/errors.ts";
import { useEditorForm, type EditorDefinition } from "../../../../admin/records/use-editor-form.ts";
import { NO_CONNECTION } from "../../../../admin/records/use-when-connected.ts";
import { AuthContext, type Auth } from "../../../../admin/session/auth-context.ts";

type Values = { name: string };
type Row = Values & { id: string; updated_at: string };
const READ: Row = { id: "carrier", name: "Carrier", updated_at: "first" };

type Calls = {
  create: Mock<(input: Values) => Promise<Row>>;
  update: Mock<(id: string, input: Values, version: string) => Promise<Row>>;
  load: Mock<(id: string) => Promise<Row | null>>;
  onDuplicate: Mock<() => void>;
  onSaved: Mock<(row: Row, stay: boolean) => void>;
};

const values = (row: Row | null): Values => ({ name: row?.name ?? "Carrier" });

function Editor({ row, calls }: { row: Row | null; calls: Calls }) {
  const definition: EditorDefinition<Row, Values, Values> = {
    schema: z.object({ name: z.string() }),
    values,
    compared: { name: "Name" },
    create: (_client, input) => calls.create(input),
    update: (_client, id, input, seen) => calls.update(id, input, seen.updated_at),
    load: (_client, id) => calls.load(id),
  };
  const editor = useEditorForm(definition, row, {
    initial: values(row),
    noun: "brand",
    failure: "Error saving brand. Please try again.",
    onDuplicate: calls.onDuplicate,
    onSaved: calls.onSaved,
  });
  const { conflict } = editor;
  return (
    <>
      <button disabled={editor.busy} onClick={() => editor.submit(true)}>
        Save
      </button>
      <p role="alert">{editor.message}</p>
      {conflict && (
        <>
          <p role="status">{conflict.theirs ? `Changed: ${conflict.theirs.updated_at}` : "Deleted"}</p>
          <button onClick={() => editor.submitChosen({ name: "Carrier Corporation" })}>Replace it</button>
        </>
      )}
    </>
  );
}

async function open(row: Row | null, answers: Partial<Calls> = {}): Promise<Calls> {
  const next = { ...READ, updated_at: "second" };
  const calls: Calls = {
    create: vi.fn(async () => next),
    update: vi.fn(async () => next),
    load: vi.fn(async () => null),
    onDuplicate: vi.fn(),
    onSaved: vi.fn(),
    ...answers,
  };
  const auth = { user: { id: "mona" } } as Auth;
  await render(
    <AuthContext value={auth}>
      <Editor row={row} calls={calls} />
    </AuthContext>,
  );
  return calls;
}

const save = page.getByRole("button", { name: "Save" });
const overtaken = () =>
  vi.fn<(id: string, input: Values, version: string) => Promise<Row>>().mockRejectedValue(new ConflictError());

test("each save is based on the version that the previous one returned", async () => {
  const { update, onSaved } = await open(READ);
  await save.click();
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  await expect.element(save).toBeEnabled();
  await save.click();
  await expect.poll(() => update.mock.calls.map(([, , version]) => version)).toEqual(["first", "second"]);
});

test("without a connection the form says so, and saves once when the connection is back", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const lost = new DatabaseError({ message: "TypeError: Failed to fetch", code: "" }, 0);
  const update = vi.fn(async () => ({ ...READ, updated_at: "second" })).mockRejectedValueOnce(lost);
  const { onSaved } = await open(READ, { update });
  await save.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(NO_CONNECTION);
  expect(onSaved).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  await expect.element(page.getByRole("alert")).toHaveTextContent("");
  window.dispatchEvent(new Event("online"));
  expect(update).toHaveBeenCalledTimes(2);
});

test("a save whose answer was lost with the connection is no conflict", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const lost = new DatabaseError({ message: "TypeError: Failed to fetch", code: "" }, 0);
  const stored = { ...READ, updated_at: "second" };
  // The database stores what it has already once more (tests/db/content/products.test.ts).
  const update = overtaken().mockResolvedValue(stored).mockRejectedValueOnce(lost);
  const { onSaved } = await open(READ, { update });
  await save.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(NO_CONNECTION);
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => onSaved.mock.calls).toEqual([[stored, true]]);
  await expect.element(page.getByRole("status")).not.toBeInTheDocument();
});

test("a new record is created", async () => {
  const { create, onSaved } = await open(null);
  await save.click();
  await expect.poll(() => onSaved.mock.calls).toEqual([[{ ...READ, updated_at: "second" }, true]]);
  expect(create).toHaveBeenCalledExactlyOnceWith({ name: "Carrier" });
});

test("while it saves, the editor is busy", async () => {
  const { promise, resolve } = Promise.withResolvers<Row>();
  await open(READ, { update: vi.fn(() => promise) });
  await save.click();
  await expect.element(save).toBeDisabled();
  resolve(READ);
  await expect.element(save).toBeEnabled();
});

test("a newer version is shown instead of overwritten; what is chosen then replaces it", async () => {
  const update = overtaken();
  await open(READ, { update, load: vi.fn(async () => ({ ...READ, updated_at: "theirs" })) });
  await save.click();
  await expect.element(page.getByRole("status")).toHaveTextContent("Changed: theirs");
  await expect.element(page.getByRole("alert")).toBeEmptyDOMElement();
  await page.getByRole("button", { name: "Replace it" }).click();
  await expect.poll(() => update.mock.lastCall?.slice(1)).toEqual([{ name: "Carrier Corporation" }, "theirs"]);
});

test("a record that was deleted meanwhile is reported", async () => {
  await open(READ, { update: overtaken() });
  await save.click();
  await expect.element(page.getByRole("status")).toHaveTextContent("Deleted");
});

test("an update without effect on an unchanged record is a failure: the right to it is gone", async () => {
  await open(READ, { update: overtaken(), load: vi.fn(async () => READ) });
  await save.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Error saving brand. Please try again.");
  await expect.element(page.getByRole("status")).not.toBeInTheDocument();
});

test("a slug taken in the meantime is distinguished from a failure", async () => {
  const duplicate = new DatabaseError({ message: "duplicate key", code: "23505" });
  const { onDuplicate } = await open(READ, { update: vi.fn(() => Promise.reject(duplicate)) });
  await save.click();
  await expect.poll(() => onDuplicate.mock.calls.length).toBe(1);
  await expect.element(page.getByRole("alert")).toBeEmptyDOMElement();
});

import { expect, test, vi, type Mock } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConflictError, DatabaseError } from "#db/errors.ts";
import { useRecordSaving } from "../../../../admin/records/use-record-saving.ts";

type Row = { id: string; updated_at: string };
const READ: Row = { id: "carrier", updated_at: "first" };

type Calls = {
  create: Mock<(input: string) => Promise<Row>>;
  update: Mock<(id: string, input: string, version: string) => Promise<Row>>;
  load: Mock<(id: string) => Promise<Row | null>>;
  onDuplicate: Mock<() => void>;
  onSaved: Mock<(row: Row, stay: boolean) => void>;
};

function Editor({ row, calls }: { row: Row | null; calls: Calls }) {
  const saving = useRecordSaving<string, Row>({ row, failure: "Error saving brand. Please try again.", ...calls });
  const { conflict } = saving;
  return (
    <>
      <button disabled={saving.busy} onClick={() => saving.submit(() => saving.save("Carrier", true))}>
        Save
      </button>
      <p role="alert">{saving.message}</p>
      {conflict && (
        <>
          <p role="status">{conflict.theirs ? `Changed: ${conflict.theirs.updated_at}` : "Deleted"}</p>
          <button onClick={() => conflict.theirs && saving.acceptVersion(conflict.theirs)}>Accept</button>
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
  await render(<Editor row={row} calls={calls} />);
  return calls;
}

const save = page.getByRole("button", { name: "Save" });
const overtaken = () =>
  vi.fn<(id: string, input: string, version: string) => Promise<Row>>().mockRejectedValue(new ConflictError());

test("each save is based on the version that the previous one returned", async () => {
  const { update, onSaved } = await open(READ);
  await save.click();
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  await expect.element(save).toBeEnabled();
  await save.click();
  await expect.poll(() => update.mock.calls.map(([, , version]) => version)).toEqual(["first", "second"]);
});

test("a new record is created", async () => {
  const { create, onSaved } = await open(null);
  await save.click();
  await expect.poll(() => onSaved.mock.calls).toEqual([[{ id: "carrier", updated_at: "second" }, true]]);
  expect(create).toHaveBeenCalledExactlyOnceWith("Carrier");
});

test("while it saves, the editor is busy", async () => {
  const { promise, resolve } = Promise.withResolvers<Row>();
  await open(READ, { update: vi.fn(() => promise) });
  await save.click();
  await expect.element(save).toBeDisabled();
  resolve(READ);
  await expect.element(save).toBeEnabled();
});

test("a newer version is shown instead of overwritten; once it is accepted, the save replaces it", async () => {
  const update = overtaken();
  await open(READ, { update, load: vi.fn(async () => ({ ...READ, updated_at: "theirs" })) });
  await save.click();
  await expect.element(page.getByRole("status")).toHaveTextContent("Changed: theirs");
  await expect.element(page.getByRole("alert")).toBeEmptyDOMElement();
  await page.getByRole("button", { name: "Accept" }).click();
  await save.click();
  await expect.poll(() => update.mock.lastCall?.[2]).toBe("theirs");
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

import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as z from "zod";
import type { Rights } from "#domain/accounts/roles.ts";
import { ConflictError } from "#db/errors.ts";
import { RecordForm } from "../../../../admin/records/RecordForm.tsx";
import { useEditorForm, type EditorDefinition } from "../../../../admin/records/use-editor-form.ts";
import type { Auth } from "../../../../admin/session/auth-context.ts";
import { renderInAdministration, WRITER } from "../in-administration.tsx";

type Values = { name: string; country: string };
type Row = Values & { id: string; updated_at: string };
type Definition = EditorDefinition<Row, Values, Values>;

const CARRIER: Row = { id: "carrier", name: "Carrier", country: "us", updated_at: "first" };
const COUNTRIES = new Map([
  ["us", "United States"],
  ["fr", "France"],
]);

function definition(answers: Partial<Definition> = {}): Definition {
  return {
    schema: z.object({ name: z.string().min(1, "Enter a name"), country: z.string() }),
    values: ({ name, country }) => ({ name, country }),
    compared: {
      name: "Name",
      country: "Country",
    },
    load: async () => CARRIER,
    update: async (_client, _id, input) => ({ ...CARRIER, ...input, updated_at: "second" }),
    ...answers,
  };
}

function Fields() {
  const { register } = useFormContext<Values>();
  return (
    <>
      <label>
        Name <input {...register("name")} />
      </label>
      <label>
        Country <input {...register("country")} />
      </label>
    </>
  );
}

type Calls = { onSaved: () => void; onOther: () => void; onDraft: () => void };

function Editor({ of, onSaved, onOther, onDraft }: { of: Definition } & Calls) {
  const [wanted, setWanted] = useState(false);
  const editor = useEditorForm(of, CARRIER, {
    initial: of.values(CARRIER),
    noun: "brand",
    failure: "Error saving brand. Please try again.",
    onSaved,
  });
  const { setFocus } = editor.form;
  useEffect(() => setFocus("name"), [setFocus]);
  return (
    <>
      <RecordForm
        editor={editor}
        className=""
        onSubmit={() => editor.submit(true)}
        onDraft={onDraft}
        names={COUNTRIES}
        pending={wanted ? { text: "Lost with the next one.", onLeave: onOther, onStay: () => setWanted(false) } : null}
      >
        <Fields />
        <p role="alert">{editor.message}</p>
        <button>Save</button>
      </RecordForm>
      <button onClick={() => setWanted(true)}>Edit another</button>
    </>
  );
}

/** Whatever takes the place of the form is another form, which begins anew. */
function Screen({ of, onSaved, onOther, onDraft }: { of: Definition } & Calls) {
  const [number, setNumber] = useState(0);
  return (
    <Editor
      key={number}
      of={of}
      onSaved={onSaved}
      onDraft={onDraft}
      onOther={() => {
        onOther();
        setNumber(number + 1);
      }}
    />
  );
}

/** An editor of a brand as it stands on a screen or in a card. */
async function open(answers: Partial<Definition> = {}, rights?: Rights) {
  const calls = { onSaved: vi.fn<() => void>(), onOther: vi.fn<() => void>(), onDraft: vi.fn<() => void>() };
  const of = definition(answers);
  const auth = { user: { id: "mona" } } as Auth;
  await renderInAdministration(() => <Screen of={of} {...calls} />, { auth, ...(rights && { rights }) });
  return calls;
}

const name = page.getByRole("textbox", { name: "Name" });
const country = page.getByRole("textbox", { name: "Country" });
const save = page.getByRole("button", { name: "Save", exact: true });
const question = page.getByRole("alertdialog", { name: "Leave without saving?" });

beforeEach(() => localStorage.clear());

test("a form that its schema refuses is not stored, and says so", async () => {
  const { onSaved } = await open();
  await name.fill("");
  await save.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Please check the marked fields.");
  expect(onSaved).not.toHaveBeenCalled();
});

test("after a conflict, the chosen values replace the newer version, with names for ids in the choice", async () => {
  const theirs: Row = { ...CARRIER, name: "Carrier Egypt", country: "fr", updated_at: "theirs" };
  const update = vi.fn<Definition["update"]>().mockImplementation(async (_client, _id, input, seen) => {
    if (seen.updated_at !== "theirs") throw new ConflictError();
    return { ...theirs, ...input, updated_at: "second" };
  });
  const { onSaved } = await open({ update, load: async () => theirs });
  await name.fill("Carrier Corporation");
  await country.fill("it");
  await save.click();
  const conflict = page.getByRole("dialog", { name: "This brand was changed by somebody else" });
  await conflict.getByRole("radio", { name: "Theirs France" }).click();
  await conflict.getByRole("button", { name: "Save these choices" }).click();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const [, , input, , form] = update.mock.lastCall ?? [];
  expect(input).toEqual({ name: "Carrier Corporation", country: "fr" });
  // What is written is told from what the newer version has, not from what was read first.
  expect(form?.before).toEqual({ name: "Carrier Egypt", country: "fr" });
});

test("before something else takes the place of a changed form, it asks; Stay keeps what was typed", async () => {
  const { onOther } = await open();
  await name.fill("Carrier Corporation");
  await page.getByRole("button", { name: "Edit another" }).click();
  await expect.element(question.getByText("Lost with the next one.")).toBeVisible();
  await question.getByRole("button", { name: "Stay" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(name).toHaveValue("Carrier Corporation");
  expect(onOther).not.toHaveBeenCalled();
});

test("whoever leaves a changed form for something else goes on in that, and keeps no draft of what was given up", async () => {
  const { onOther } = await open();
  await name.fill("Carrier Corporation");
  await vi.waitFor(() => expect(localStorage.length).toBe(1));
  await page.getByRole("button", { name: "Edit another" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await vi.waitFor(() => expect(onOther).toHaveBeenCalledOnce());
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(name).toHaveValue("Carrier");
  await expect.element(name).toHaveFocus();
  expect(localStorage.length).toBe(0);
});

test("Enter saves only the draft of somebody who may not publish", async () => {
  const update = vi.fn<Definition["update"]>().mockResolvedValue({ ...CARRIER, updated_at: "second" });
  const { onDraft, onSaved } = await open({ update }, WRITER);
  await name.fill("Carrier Corporation");
  await userEvent.keyboard("{Enter}");
  expect(onDraft).toHaveBeenCalledOnce();
  expect(update).not.toHaveBeenCalled();
  expect(onSaved).not.toHaveBeenCalled();
});

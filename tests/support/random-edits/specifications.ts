import { listAttributes, setCategoryAttributes } from "#db/specifications/attributes.ts";
import { SPECIFICATION_CATEGORIES } from "#domain/specifications/specification-categories.ts";
import { categoriesOf, type Edits } from "./desk.ts";

export const SPECIFICATION_EDITS = {
  "move a specification to another group": async ({ administrator }, random) => {
    const { id } = random.oneOf(await listAttributes(administrator));
    await administrator
      .from("attributes")
      .update({ category: random.oneOf(SPECIFICATION_CATEGORIES) })
      .eq("id", id)
      .throwOnError();
  },

  "expect specifications in a category": async (desk, random) => {
    const { id } = random.oneOf(await categoriesOf(desk));
    const attributes = random.someOf(await listAttributes(desk.administrator), 4);
    await setCategoryAttributes(
      desk.administrator,
      id,
      attributes.map((attribute) => attribute.id),
    );
  },
} satisfies Edits;

import { describe, expect, test } from "vitest";
import { deleteRecords } from "#db/content/records.ts";
import { listPublishedPages, updatePage } from "#db/content/pages.ts";
import { unwrap } from "#db/errors.ts";
import { OWN_PAGE_SLUGS, OWN_PAGES, startOf } from "#domain/pages/own-pages.ts";
import { administrator, makePage, secret, stranger, unique } from "../../support/database/database.ts";

/* The pages that the site itself has: there from the start, rearranged by whoever may publish, and never gone. */

const CONTACT = OWN_PAGES.contact.id;
const contact = async () => unwrap(await secret.from("pages").select().eq("id", CONTACT).single());
const text = (heading: string, hidden: boolean) => ({ type: "text", hidden, heading, text: "Text" });

describe("the site's own pages", () => {
  test("are there from the start, each with its parts in their order", async () => {
    const rows = unwrap(
      await stranger.from("pages").select("id, title, slug, published, sections").in("slug", OWN_PAGE_SLUGS),
    );
    const found = Object.fromEntries(rows.map(({ slug, ...row }) => [slug, row]));
    expect(found).toEqual(
      Object.fromEntries(
        OWN_PAGE_SLUGS.map((slug) => [
          slug,
          { id: OWN_PAGES[slug].id, title: OWN_PAGES[slug].title, published: true, sections: startOf(slug) },
        ]),
      ),
    );
  });

  test("are rearranged by whoever may publish, and visitors get nothing of a hidden section", async () => {
    const before = await contact();
    const sections = [...startOf("contact").toReversed(), text("Shown", false), text("Not yet", true)];
    try {
      unwrap(await administrator.from("pages").update({ sections }).eq("id", CONTACT).select("id"));
      expect((await stranger.from("pages").update({ sections: [] }).eq("id", CONTACT)).error?.code).toBe("42501");
      expect(unwrap(await stranger.from("pages").select("id").eq("id", CONTACT))).toEqual([]);
      const shown = (await listPublishedPages(stranger)).find(({ id }) => id === CONTACT);
      expect(shown?.sections).toEqual(sections.slice(0, -1));
    } finally {
      await updatePage(secret, CONTACT, { sections: before.sections });
    }
  });

  test.each([
    ["moved", { slug: "get-in-touch" }, "own_pages_stay"],
    ["taken offline", { published: false }, "own_pages_stay"],
    ["given a part twice", { sections: [...startOf("contact"), ...startOf("contact")] }, "sections_of_known_types"],
  ])("cannot be %s, by no account and no key", async (_, change, constraint) => {
    for (const client of [administrator, secret]) {
      const { error } = await client.from("pages").update(change).eq("id", CONTACT);
      expect(error?.code).toBe("23514");
      expect(error?.message).toContain(constraint);
    }
  });

  test("cannot be deleted, alone or among others", async () => {
    const other = await makePage();
    const alone = await administrator.from("pages").delete().eq("id", CONTACT);
    expect(alone.error?.message).toContain("part of the site");
    await expect(deleteRecords(administrator, "page", [other.id, CONTACT])).rejects.toThrow();
    expect((await secret.from("pages").delete().eq("id", CONTACT)).error?.message).toContain("part of the site");
    expect(unwrap(await secret.from("pages").select("id").in("id", [other.id, CONTACT]))).toHaveLength(2);
  });

  test("are the only ones with parts and with their addresses", async () => {
    const slug = unique("page");
    const withPart = await administrator.from("pages").insert({ title: slug, slug, sections: startOf("home") });
    expect(withPart.error?.message).toContain("only_own_pages_have_parts");
    const second = await administrator.from("pages").insert({ title: "Home", slug: "home" });
    expect(second.error?.code).toBe("23505");
  });
});

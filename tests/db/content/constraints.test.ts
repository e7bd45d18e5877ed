import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { projectForm, sectorForm } from "#domain/company/company-kinds.ts";
import { isPictureAddress } from "#domain/addresses/link-address.ts";
import { RESERVED_PAGE_SLUGS } from "#domain/content/reserved-addresses.ts";
import { RESERVED_SLUGS, slugSchema } from "#domain/addresses/slug.ts";
import { isPlainName } from "#domain/text/plain-name.ts";
import {
  administrator,
  makeBrand,
  makeCategory,
  makeCompanyRecord,
  makeFeaturedItem,
  makePage,
  makeProduct,
  secret,
  unique,
} from "../../support/database/database.ts";

type Values = Record<string, unknown>;
const tables = administrator as unknown as SupabaseClient;
const thisYear = new Date().getFullYear();

/** Expects that an administrator cannot write this into a row, and that the row does not change. */
async function refused(
  table: string,
  make: () => Promise<{ id: string }>,
  change: Values,
  reason: RegExp,
): Promise<void> {
  const row = await make();
  const { error } = await tables.from(table).update(change).eq("id", row.id);
  expect(error?.message).toMatch(reason);
  const { data } = await tables.from(table).select().eq("id", row.id).single();
  expect(data).toEqual(row);
}

async function accepted(table: string, make: () => Promise<{ id: string }>, change: Values): Promise<void> {
  const { id } = await make();
  const { data, error } = await tables.from(table).update(change).eq("id", id).select().single();
  expect(error).toBeNull();
  expect(data).toMatchObject(change);
}

const BLANK = ["", " ", "\t", "\n", " Pump", "Pump ", "Pump\n"];
const BAD_SLUGS = ["", "Pump", "a--b", "-a", "a-", "a b", "a_b", "ä", "a/b", "a".repeat(121)];
const BAD_ADDRESSES = [
  "javascript:alert(1)",
  "//evil.example",
  "data:text/html,x",
  "example.com",
  "https://a b",
  'https://a"b',
  `https://a.example/${"a".repeat(2000)}`,
];

const PRIVATE_PICTURES = [
  "http://localhost/a.png",
  "http://intranet/a.png",
  "http://127.0.0.1:8080/a.png",
  "http://10.0.0.7/a.png",
  "http://172.16.4.1/a.png",
  "http://192.168.1.20/a.png",
  "http://169.254.169.254/latest/meta-data",
  "http://100.64.0.1/a.png",
  "http://[::1]/a.png",
  "http://2130706433/a.png",
  "http://0x7f.1/a.png",
  "http://0177.0.0.1/a.png",
  "http://localhost./a.png",
  "http://printer.local/a.png",
  "https://example.com@10.0.0.7/a.png",
  "http://user:secret@127.0.0.1/storage/v1/object/public/media/a.png",
  "http://127.0.0.1/storage/v1/object/public/media/../../../../admin",
  "http://１２７.0.0.1/a.png",
  "http://%31%32%37.0.0.1/a.png",
  "http://127。0。0。1/a.png",
  "http://①②⑦.0.0.1/a.png",
  "http://%6cocalhost.local/a.png",
  "http://printer.lo\u00adcal/a.png",
];

describe("brands", () => {
  const check = (column: string) => new RegExp(`brands_${column}_check`);

  test.each(BLANK)("name %j", (name) => refused("brands", makeBrand, { name }, check("name")));
  test.each(BAD_SLUGS)("slug %j", (slug) => refused("brands", makeBrand, { slug }, check("slug")));
  test.each(BAD_ADDRESSES)("website %j", (website) => refused("brands", makeBrand, { website }, check("website")));
  test.each([...BAD_ADDRESSES, "data:image/svg+xml;base64,PHN2Zy8+", 'data:image/png;base64,"', "/\\evil", "/a b"])(
    "logo %j",
    (logo) => refused("brands", makeBrand, { logo }, check("logo")),
  );
  test.each([
    "mona",
    "mona@example",
    "mona@example.com?bcc=a@example.com",
    "a b@example.com",
    " mona@example.com",
    `${"a".repeat(243)}@example.com`,
  ])("address for mail %j", (contact_email) => refused("brands", makeBrand, { contact_email }, check("contact_email")));
  test.each([1799, thisYear + 1])("established %i", (established) =>
    refused("brands", makeBrand, { established }, check("established")),
  );
  test.each([0, 11])("limit of featured products %i", (featured_products_limit) =>
    refused("brands", makeBrand, { featured_products_limit }, check("featured_products_limit")),
  );
  test.each([
    ["description", 10_001],
    ["country", 101],
    ["name", 201],
  ])("%s of %i characters", (column, length) =>
    refused("brands", makeBrand, { [column]: "a".repeat(length) }, check(column)),
  );

  test.each([
    { established: 1800, featured_products_limit: 1 },
    { established: thisYear, featured_products_limit: 10 },
    { description: null, country: null, website: null, logo: null, established: null, show_featured_products: null },
    { logo: "data:image/png;base64,iVBORw0KGgo=", website: "http://example.com/a?b=c#d" },
    { logo: "/brands/carrier.svg", description: "Two\nlines" },
    { contact_email: "mona.o'adel+sales@mail.example.com" },
  ])("takes %j", (change) => accepted("brands", makeBrand, change));

  test("a slug is unique", async () => {
    const { slug } = await makeBrand();
    const { error } = await administrator.from("brands").insert({ name: "Twice", slug });
    expect(error?.code).toBe("23505");
  });
});

describe("categories", () => {
  test.each(BLANK)("name %j", (name) => refused("categories", makeCategory, { name }, /categories_name_check/));
  test.each(BAD_SLUGS)("slug %j", (slug) => refused("categories", makeCategory, { slug }, /categories_slug_check/));

  test.each([
    ["page_title", " ", /categories_page_title_check/],
    ["page_title", "x".repeat(201), /categories_page_title_check/],
    ["search_description", "x".repeat(501), /categories_search_description_check/],
    ["introduction", "", /categories_introduction_check/],
    ["introduction", "x".repeat(20_001), /categories_introduction_check/],
    ["introduction", ">".repeat(30), /introduction_is_markdown/],
  ])("%s %#", (column, value, check) => refused("categories", makeCategory, { [column]: value }, check));

  test("are stored with what their page says", async () => {
    const said = {
      page_title: "Chillers for plants",
      search_description: "All sizes.",
      introduction: "## Sizes\n\n- A",
    };
    const { id } = await makeCategory();
    const { data } = await administrator.from("categories").update(said).eq("id", id).select().single();
    expect(data).toMatchObject(said);
  });

  test("are at most five levels deep, however they get there", async () => {
    const chain = async (length: number) => {
      const made = [await makeCategory()];
      for (let level = 1; level < length; level += 1)
        made.push(await makeCategory({ parent_id: made.at(-1)?.id ?? null }));
      return made.map(({ id }) => id);
    };
    const five = await chain(5);
    const slug = unique("sixth");
    const sixth = await administrator.from("categories").insert({ name: slug, slug, parent_id: five.at(-1) ?? null });
    expect([sixth.status, sixth.error?.message]).toEqual([400, expect.stringContaining("at most five levels deep")]);
    const [two = ""] = await chain(2);
    const moved = await administrator
      .from("categories")
      .update({ parent_id: five[3] ?? null })
      .eq("id", two);
    expect([moved.status, moved.error?.message]).toEqual([400, expect.stringContaining("at most five levels deep")]);
    const fits = await administrator
      .from("categories")
      .update({ parent_id: five[2] ?? null })
      .eq("id", two);
    expect(fits.error).toBeNull();
  });

  test("cannot be moved below themselves, at any depth", async () => {
    const top = await makeCategory();
    const middle = await makeCategory({ parent_id: top.id });
    const bottom = await makeCategory({ parent_id: middle.id });
    for (const below of [top, middle, bottom]) {
      const moved = await administrator.from("categories").update({ parent_id: below.id }).eq("id", top.id);
      expect([moved.status, moved.error?.message]).toEqual([
        400,
        expect.stringContaining("A category cannot be placed below itself."),
      ]);
    }
    const { error } = await administrator.from("categories").update({ parent_id: top.id }).eq("id", bottom.id);
    expect(error).toBeNull();
  });
});

describe("products", () => {
  const check = (column: string) => new RegExp(`products_${column}_check`);

  test.each(BLANK)("name %j", (name) => refused("products", makeProduct, { name }, check("name")));
  test.each(BLANK)("description %j", (description) =>
    refused("products", makeProduct, { description }, check("description")),
  );
  test.each(BAD_SLUGS)("slug %j", (slug) => refused("products", makeProduct, { slug }, check("slug")));
  test("item type", () => refused("products", makeProduct, { item_type: "service" }, check("item_type")));
  test("availability", () => refused("products", makeProduct, { availability: "sold" }, check("availability")));
  test.each(BAD_SLUGS)("successor %j", (successor) =>
    refused("products", makeProduct, { successor }, check("successor")),
  );
  test("oversize description", () =>
    refused("products", makeProduct, { description: "a".repeat(20_001) }, check("description")));

  test.each<[string, unknown]>([
    ["an object", { name: "a", value: "b" }],
    ["a list of texts", ["a"]],
    ["a missing value", [{ name: "a" }]],
    ["a missing name", [{ value: "a" }]],
    ["a number", [{ name: "a", value: 1 }]],
    ["null", [{ name: "a", value: null }]],
    ["a blank name", [{ name: " ", value: "b" }]],
    ["a blank value", [{ name: "a", value: "" }]],
    ["a long value", [{ name: "a", value: "b".repeat(1001) }]],
    ["201 lines", Array.from({ length: 201 }, () => ({ name: "a", value: "b" }))],
  ])("specifications: %s", (_, specifications) =>
    refused("products", makeProduct, { specifications }, check("specifications")),
  );

  test.each<[string, unknown]>([
    ["SVG in a data address", [{ url: "data:image/svg+xml;base64,PHN2Zy8+", alt: "" }]],
    ["a script", [{ url: "javascript:alert(1)", alt: "" }]],
    ["no text", [{ url: "/a.png" }]],
    ["a text in place of the picture", ["/a.png"]],
    ["41 pictures", Array.from({ length: 41 }, () => ({ url: "/a.png", alt: "" }))],
  ])("images: %s", (_, images) => refused("products", makeProduct, { images }, check("images")));

  test.each([[[""]], [[" a"]], [["a".repeat(1001)]], [[null]], [Array.from({ length: 101 }, () => "a")]])(
    "features %j",
    (features) => refused("products", makeProduct, { features }, check("features")),
  );

  test("specifications keep the order in which they were typed", () =>
    accepted("products", makeProduct, {
      specifications: [
        { name: "Weight", value: "40 kg" },
        { name: "Capacity", value: "12 kW" },
        { name: "Ambient", value: "-10 to 48 °C" },
      ],
      features: ["Quiet, small", 'Says "on"'],
      images: [{ url: "/a.png", alt: "" }],
    }));
});

describe("featured items", () => {
  test("are either a product or a category, matching their type", async () => {
    const product = await makeProduct();
    const category = await makeCategory();
    const { brand_id } = product;
    const wrong: Values[] = [
      { brand_id },
      { brand_id, product_id: product.id, category_id: category.id },
      { brand_id, item_type: "category", product_id: product.id },
      { brand_id, item_type: "product", category_id: category.id },
    ];
    for (const item of wrong) {
      const { error } = await tables.from("brand_featured_products").insert(item);
      expect(error?.message).toContain("one_item_of_its_type");
    }
  });

  test("are unique, go last, and have no negative position", async () => {
    const item = await makeFeaturedItem();
    const again = { brand_id: item.brand_id, product_id: item.product_id };
    expect((await administrator.from("brand_featured_products").insert(again)).error?.code).toBe("23505");
    expect([item.display_order, (await makeFeaturedItem({ brand_id: item.brand_id })).display_order]).toEqual([0, 1]);
    await refused("brand_featured_products", makeFeaturedItem, { display_order: -1 }, /display_order_check/);
  });
});

describe("pages and settings", () => {
  test.each(RESERVED_PAGE_SLUGS)("a page cannot be %s", (slug) =>
    refused("pages", makePage, { slug }, /address_not_used_by_(the_site|projects|sectors|articles)/),
  );
  test.each(BLANK)("title %j", (title) => refused("pages", makePage, { title }, /pages_title_check/));
  test.each([
    ["20,000 quotes", ">".repeat(20_000)],
    ["seven quotes", `> > - > > > > > a`],
    ["seven quotes after another line end", `A\r>>>>>>> a`],
    ["lists within lists", `A list:\n${"- ".repeat(21)}a`],
    ["a list indented without end", `${" ".repeat(61)}- a`],
    ["signs without end", `One.\n\n${"*a _b ".repeat(1001)}`],
    ["an address that does not end", `http://a.b/${")".repeat(2001)}`],
    ["a table of millions of cells", `|${"a|".repeat(500)}\n|${"-|".repeat(500)}\n${"a\n".repeat(400)}`],
    ["many tables of thousands of cells", `|${"a|".repeat(20)}\n|${"-|".repeat(20)}\n${"a\n".repeat(90)}\n`.repeat(12)],
    ["a list without an empty line", `- ${"a\n".repeat(501)}`],
    ["a list with other line ends", `- ${"a\r".repeat(501)}`],
  ])("a body of %s", (_, body) => refused("pages", makePage, { body }, /body_is_markdown/));
  test("but quotes and lists as people write them", async () => {
    const lists = `${"- ".repeat(20)}a\n\n1. One\n   - two\n\n* * * * * * * * *\n\n`;
    const rows = "| a | b |\r\n".repeat(490);
    const body = `${"> ".repeat(6)}a\n\n${lists}${"**bold** _it_ ".repeat(300)}\n\n${rows}\n\n${rows}`;
    expect((await makePage({ body })).body).toBe(body);
  });
  const TEXT = { type: "text", hidden: false, heading: null, text: "Hello." };
  const ACTION = { type: "action", hidden: false, heading: "A", text: null, button: "Go", address: "/contact" };
  test.each<[string, unknown]>([
    ["no list", TEXT],
    ["a text", ["Hello."]],
    ["a type that is not known", [{ ...TEXT, type: "html" }]],
    ["no type", [{ hidden: false, heading: null, text: "Hello." }]],
    ["no word on whether it is hidden", [{ type: "text", heading: null, text: "Hello." }]],
    ["a field that its type does not have", [{ ...TEXT, script: "alert(1)" }]],
    ["a heading with blanks around it", [{ ...TEXT, heading: " A" }]],
    ["a text that would keep the parser busy", [TEXT, { ...TEXT, text: ">".repeat(20_000) }]],
    ["a link that runs a script", [{ ...ACTION, address: "javascript:alert(1)" }]],
    [
      "a picture of a private network",
      [{ ...TEXT, type: "picture", heading: "A", alt: null, side: "after", picture: "http://10.0.0.1/a.png" }],
    ],
    ["too many", Array.from({ length: 31 }, () => TEXT)],
    ["texts that are too long together", Array.from({ length: 3 }, () => ({ ...TEXT, text: "a b ".repeat(10_000) }))],
  ])("sections with %s", (_, sections) => refused("pages", makePage, { sections }, /sections_of_known_types/));
  test("but each in its own form, hidden or not", async () => {
    const sections = [TEXT, { ...ACTION, hidden: true }];
    expect((await makePage({ sections })).sections).toEqual(sections);
  });
  test("oversize body", () => refused("pages", makePage, { body: "a".repeat(200_001) }, /pages_body_check/));
  test.each(BLANK)("setting %j", async (key) => {
    const { error } = await administrator.from("settings").insert({ key, value: {} });
    expect(error?.message).toContain("settings_key_check");
  });
  test("oversize setting", async () => {
    const value = { text: "a".repeat(100_000) };
    const { error } = await administrator.from("settings").insert({ key: unique("big"), value });
    expect(error?.message).toContain("settings_value_check");
  });
});

describe("what the company shows of itself", () => {
  const makeProject = () => makeCompanyRecord("projects");
  const makeSector = () => makeCompanyRecord("sectors");
  const makeService = () => makeCompanyRecord("services");
  const FIGURE = { number: "40 %", label: "less water" };
  const SERVICE = { title: "Planning", description: "From the first sketch on." };
  const STUDY = { title: "A", location: "B", description: "C", results: ["D"], image: "/a.webp", project: "a" };
  const TOO_LONG = "a".repeat(2001);

  test.each<[string, unknown]>([
    ["figures", [{ number: { x: 1 }, label: null }]],
    ["figures", [{ ...FIGURE, label: null }]],
    ["figures", [{ ...FIGURE, number: 40 }]],
    ["figures", [{ ...FIGURE, number: "a".repeat(41) }]],
    ["figures", [{ number: "40 %" }]],
    ["figures", [{ ...FIGURE, more: "x" }]],
    ["figures", Array.from({ length: 9 }, () => FIGURE)],
    ["figures", FIGURE],
    ["figures", null],
    ["services", [{ ...SERVICE, title: null }]],
    ["services", [{ ...SERVICE, title: " " }]],
    ["services", [{ ...SERVICE, description: ["x"] }]],
    ["services", ["Planning"]],
    ["case_studies", [{ title: { a: 1 }, location: 5, description: null, results: "x", image: 7, project: [1] }]],
    ...["title", "location", "description"].flatMap((name) =>
      [{ a: 1 }, 5, null, "", TOO_LONG].map((wrong): [string, unknown] => [
        "case_studies",
        [{ ...STUDY, [name]: wrong }],
      ]),
    ),
    ...["x", null, [1], [null], [["x"]], [""], Array.from({ length: 11 }, () => "x")].map(
      (results): [string, unknown] => ["case_studies", [{ ...STUDY, results }]],
    ),
    ...[7, "", "a".repeat(121), [1]].map((project): [string, unknown] => ["case_studies", [{ ...STUDY, project }]]),
    ...[7, "", ["/a.webp"]].map((image): [string, unknown] => ["case_studies", [{ ...STUDY, image }]]),
  ])("the %s of a sector cannot be %j", (column, value) =>
    refused("sectors", makeSector, { [column]: value }, new RegExp(`sectors_${column}_check|null value in column`)),
  );

  test("but what the form stores", async () => {
    const figures = Array.from({ length: 8 }, () => FIGURE);
    const bare = { ...STUDY, results: [], image: null, project: null };
    const long = {
      ...STUDY,
      description: "م".repeat(2000),
      results: Array.from({ length: 10 }, () => "م".repeat(1000)),
    };
    const case_studies = [bare, ...Array.from({ length: 5 }, () => long)];
    await accepted("sectors", makeSector, { figures, services: [SERVICE], case_studies, icon: "factory" });
    const gallery = ["/a.webp", `https://example.com/${"a".repeat(1900)}`, "data:image/png;base64,iVBORw0KGgo="];
    await accepted("projects", makeProject, { gallery });
  });

  test.each(["no-such-icon", "Fan", "building-2", "", "fan "])("no symbol is called %j", async (icon) => {
    await refused("services", makeService, { icon }, /services_icon_check/);
    await refused("sectors", makeSector, { icon }, /sectors_icon_check/);
  });

  test.each([
    ...PRIVATE_PICTURES,
    "javascript:alert(1)",
    "//evil.example/a.png",
    "data:image/svg+xml;base64,PHN2Zy8+",
    "a.png",
  ])("no picture is at %s", async (address) => {
    await refused("projects", makeProject, { gallery: ["/a.webp", address] }, /projects_gallery_check/);
    await refused(
      "sectors",
      makeSector,
      { case_studies: [{ ...STUDY, image: address }] },
      /sectors_case_studies_check/,
    );
    for (const [table, make] of [
      ["projects", makeProject],
      ["sectors", makeSector],
      ["services", makeService],
    ] as const)
      await refused(table, make, { image: address }, new RegExp(`${table}_image_check`));
    expect(projectForm.fields.gallery.schema.safeParse([{ address }]).success).toBe(false);
    expect(sectorForm.fields.case_studies.control.fields.image?.schema.safeParse(address).success).toBe(false);
  });

  test.each<[string, unknown]>([
    ["21 pictures", Array.from({ length: 21 }, () => "/a.png")],
    ["null", [null]],
    ["lists of pictures", [["/a.png"], ["/b.png"]]],
  ])("a gallery is not %s", (_, gallery) => refused("projects", makeProject, { gallery }, /projects_gallery_check/));

  test("a list of lines or paragraphs is not a list of lists", async () => {
    const lists = [["a"], ["b"]];
    await refused("projects", makeProject, { features: lists }, /projects_features_check/);
    await refused("projects", makeProject, { paragraphs: lists }, /projects_paragraphs_check/);
    await refused("brands", makeBrand, { markets: lists }, /brands_markets_check/);
    await refused("products", makeProduct, { features: lists }, /products_features_check/);
  });
});

describe("enquiries", () => {
  const ENQUIRY = { first_name: "Mona", last_name: "Ali", email: "mona@example.com", message: "Hello" };
  test.each([
    { first_name: " " },
    { email: "mona" },
    { email: "mona @example.com" },
    { message: "" },
    { message: "a".repeat(5001) },
    { project_type: "other things" },
    { budget: "little" },
    { timeline: "now" },
    { page: "https://example.com" },
  ])("%j", async (wrong) => {
    const { error } = await secret.from("enquiries").insert({ ...ENQUIRY, ...wrong });
    expect(error?.message).toMatch(/check constraint/);
  });
});

describe("pictures at private addresses", () => {
  test.each(PRIVATE_PICTURES)("%s is refused", async (url) => {
    expect(isPictureAddress(url)).toBe(false);
    await refused("brands", makeBrand, { logo: url }, /brands_logo_check/);
    await refused("products", makeProduct, { images: [{ url, alt: "" }] }, /products_images_check/);
  });

  test.each([
    "https://172.32.0.1/a.png",
    "https://cdn.example.com:8443/a.png?size=2",
    "http://127.0.0.1:54321/storage/v1/object/public/media/products/a.png",
  ])("%s is taken", async (logo) => {
    expect(isPictureAddress(logo)).toBe(true);
    await accepted("brands", makeBrand, { logo });
  });
});

describe("names that look like another one", () => {
  test.each(["Carrier\u200b", "\u202erierraC", "\u0421arrier", "Carrie\u017f", "\uff23arrier", "Car\nrier"])(
    "%j",
    async (name) => {
      expect(isPlainName(name)).toBe(false);
      await refused("brands", makeBrand, { name }, /brands_name_check/);
      const testimonial = { name, slug: unique("said"), quote: "Well done." };
      expect((await secret.from("testimonials").insert(testimonial)).error?.message).toMatch(/testimonials_name_check/);
      const person = { first_name: name, last_name: "Adel", email: "mona@example.com", message: "Hello." };
      const { error } = await secret.from("enquiries").insert(person);
      expect(error?.message).toMatch(/enquiries_first_name_check/);
      expect(
        (await secret.from("enquiries").insert({ ...person, first_name: "Mona", last_name: name })).error?.message,
      ).toMatch(/enquiries_last_name_check/);
    },
  );
  test.each(["Ölçü “A”", "منى عادل", "ABB-Гидро", "Plantroom™ 2", "Søren O’Neil"])("%s is taken", async (name) => {
    expect(isPlainName(name)).toBe(true);
    await accepted("brands", makeBrand, { name });
  });
});

describe("slugs that an address would read as something else", () => {
  test.each(RESERVED_SLUGS)("%s", async (slug) => {
    const { success } = slugSchema.safeParse(slug);
    expect(success).toBe(false);
    for (const [table, make] of [
      ["brands", makeBrand],
      ["categories", makeCategory],
      ["products", makeProduct],
    ] as const)
      await refused(table, make, { slug }, /slug_not_reserved/);
  });
});

import { expect, inject, test } from "vitest";
import * as z from "zod";
import { CONTENT_TABLES } from "#db/publishing/content-revision.ts";
import * as company from "#domain/company/company-kinds.ts";
import { documentForm } from "#domain/documents/document.ts";
import { SYMBOLS } from "#domain/company/symbols.ts";
import { brandForm } from "#domain/brands/brand.ts";
import type { Fields } from "#domain/content/fields.ts";
import { SECTION_SCHEMAS, SECTIONS_MAX } from "#domain/pages/sections.ts";
import { NOTE_MAX } from "#domain/enquiries/enquiry-work.ts";
import { TRASH_DAYS } from "#domain/content/content-messages.ts";
import { isPictureAddress, isWebAddress } from "#domain/addresses/link-address.ts";
import { SLUG_PATTERN } from "#domain/addresses/slug.ts";
import { settingsFormSchema } from "#domain/settings/settings-form.ts";
import { isPlainName } from "#domain/text/plain-name.ts";
import type { TemporaryDatabase } from "../../scripts/testing/temporary-database.ts";
import { withOwnDatabase } from "../support/database/own-stack.ts";

test("limits that are written in the code and in the database are the same", async () => {
  await withOwnDatabase(async ({ migrate, rows }) => {
    await migrate();
    /** The periods of at least a day that a function names. */
    const daysIn = async (name: string): Promise<string[]> => {
      const [found] = await rows<{ text: string }>(`select prosrc as text from pg_proc where proname = '${name}'`);
      return [...(found?.text ?? "").matchAll(/interval '(\d+ days?)'/g)].map(([, period]) => period ?? "");
    };
    for (const name of ["deleted_records"]) expect([name, await daysIn(name)]).toEqual([name, [`${TRASH_DAYS} days`]]);

    const [note] = await rows<{ text: string }>(`select pg_get_constraintdef(oid) as text from pg_constraint
      where conrelid = 'public.enquiry_notes'::regclass and conname = 'enquiry_notes_body_check'`);
    expect(note?.text).toContain(`(length(body) <= ${NOTE_MAX})`);

    const recorded = await rows<{ name: string }>(`select distinct tgrelid::regclass::text as name from pg_trigger
      where tgfoid = 'public.record_change'::regproc`);
    expect(recorded.map(({ name }) => name.replace("public.", "")).sort()).toEqual(
      [...CONTENT_TABLES, "enquiries"].sort(),
    );
  });
}, 120_000);

/** Asks the database about many values at once. */
const answersOf = async (
  rows: TemporaryDatabase["rows"],
  rule: string,
  values: readonly string[],
): Promise<boolean[]> =>
  (
    await rows<{ answer: boolean }>(
      `select checks.${rule}(value) as answer
       from jsonb_array_elements_text($json$${JSON.stringify(values)}$json$) with ordinality as given (value, place) order by place`,
    )
  ).map(({ answer }) => answer);

test("rules that are written in the code and in the database are the same", async () => {
  await withOwnDatabase(async ({ migrate, rows }) => {
    await migrate();
    const [found] = await rows<{ schemas: unknown }>("select checks.setting_schemas() as schemas");
    const { properties } = z.toJSONSchema(settingsFormSchema);
    expect(found?.schemas, "Put what the form demands now into checks.setting_schemas().").toEqual(
      JSON.parse(JSON.stringify(properties)),
    );

    const { figures, services, case_studies } = company.sectorForm.fields;
    const lists = { gallery: company.projectForm.fields.gallery, figures, services, case_studies };
    const [ofCompany] = await rows<{ schemas: unknown }>("select checks.company_list_schemas() as schemas");
    expect(ofCompany?.schemas, "Put what the forms demand now into checks.company_list_schemas().").toEqual(
      Object.fromEntries(
        Object.entries(lists).map(([name, { schema }]) => {
          const demanded = { ...z.toJSONSchema<z.ZodType>(schema), $schema: undefined };
          return [name, JSON.parse(JSON.stringify(demanded))];
        }),
      ),
    );
    const [ofSections] = await rows<{ schemas: unknown }>("select checks.section_schemas() as schemas");
    expect(ofSections?.schemas, "Put what the forms demand now into checks.section_schemas().").toEqual(
      Object.fromEntries(
        Object.entries(SECTION_SCHEMAS).map(([name, schema]) => {
          const demanded = { ...z.toJSONSchema<z.ZodType>(schema), $schema: undefined };
          return [name, JSON.parse(JSON.stringify(demanded))];
        }),
      ),
    );
    const [list] = await rows<{ text: string }>("select prosrc as text from pg_proc where proname = 'is_section_list'");
    expect(list?.text).toContain(`jsonb_array_length(value) <= ${SECTIONS_MAX} `);
    const [symbols] = await rows<{ text: string }>("select prosrc as text from pg_proc where proname = 'is_symbol'");
    expect([...(symbols?.text ?? "").matchAll(/'([^']*)'/g)].map(([, symbol]) => symbol)).toEqual([...SYMBOLS]);

    const blocks = [0x1, 0xe000, 0x1d000, 0x1f000, 0xe0000].flatMap((start) =>
      Array.from({ length: start === 0x1 ? 0xd7ff : 0x2000 }, (_, code) => start + code),
    );
    const names = blocks.map((code) => `A${String.fromCodePoint(code)}`);
    const plain = await answersOf(rows, "is_plain_name", names);
    expect(names.filter((name, index) => isPlainName(name) !== plain[index])).toEqual([]);

    // The forms are stricter: they also ask whether a browser can read an address.
    const addresses = [
      "https://example.com",
      "HTTP://EXAMPLE.COM/é",
      "/a/b.png",
      "/",
      "/a'b",
      "//host",
      "https://[",
      "a b",
    ].concat(["data:image/webp;base64,AA==", "https://مثال.example", "http://127.0.0.1/a.png", "javascript:1"]);
    for (const [rule, accepts] of [
      ["is_web_address", isWebAddress],
      ["is_picture_address", isPictureAddress],
    ] as const) {
      const answers = await answersOf(rows, rule, addresses);
      expect(addresses.filter((address, index) => accepts(address) && !answers[index])).toEqual([]);
    }
    const mail = [
      "a@b.de",
      "a.b'c+d@e-f.example",
      "a..b@c.de",
      ".a@b.de",
      "a.@b.de",
      "a@b",
      "a@b.d1",
      "a@-b.de",
      "a b@c.de",
    ];
    expect(await answersOf(rows, "is_mail_address", mail)).toEqual(
      mail.map((address) => z.regexes.email.test(address)),
    );
    const slugs = ["a", "a-1", "A", "a--b", "-a", "a-", "a b", "م", "a".repeat(120), "a".repeat(121), ""];
    expect(await answersOf(rows, "is_slug", slugs)).toEqual(
      slugs.map((slug) => slug.length <= 120 && SLUG_PATTERN.test(slug)),
    );
  });
}, 120_000);

test("a text of a form may be as long as the database allows it to be", async () => {
  await withOwnDatabase(async ({ migrate, rows }) => {
    await migrate();
    const forms: Record<string, { fields: Fields }> = {
      brands: brandForm,
      projects: company.projectForm,
      sectors: company.sectorForm,
      services: company.serviceForm,
      testimonials: company.testimonialForm,
      articles: company.articleForm,
      certificates: company.certificateForm,
      members: company.memberForm,
      documents: documentForm,
    };
    for (const [table, { fields }] of Object.entries(forms)) {
      for (const [name, field] of Object.entries(fields)) {
        // A number is typed as text, and has no length.
        if (!["text", "long text"].includes(field.control.type) || name === "website") continue;
        const schema = z.toJSONSchema(field.schema, { unrepresentable: "any" });
        const { maxLength } = { ...schema, ...schema.anyOf?.[0] } as { maxLength?: number };
        if (maxLength === undefined) continue;
        const [found] = await rows<{ text: string }>(`select pg_get_constraintdef(oid) as text from pg_constraint
          where conrelid = 'public.${table}'::regclass and conname = '${table}_${name}_check'`);
        expect(found?.text, `${table}.${name}`).toMatch(new RegExp(`\\(length\\("?${name}"?\\) <= ${maxLength}\\)`));
      }
    }
  });
}, 120_000);

test("the database finds the rows that refer to a deleted one by an index", async () => {
  await withOwnDatabase(async ({ migrate, rows }) => {
    await migrate();
    const slow = await rows(`
      select k.conrelid::regclass::text as of_table, k.conname from pg_constraint k
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
          and (i.indkey::smallint[])[0:cardinality(k.conkey) - 1] @> k.conkey)`);
    expect(slow).toEqual([]);
  });
}, 120_000);

test("requests have a limit of time, and only what changes thousands of rows a longer one", async () => {
  await withOwnDatabase(async ({ migrate, rows }) => {
    await migrate();
    const limits = "(select setting from unnest(%) as setting where setting like 'statement_timeout=%')";
    const of = (source: string) => limits.replace("%", source);
    const roles = await rows(`select rolname as name, ${of("rolconfig")} as setting from pg_roles
      where rolname in ('anon', 'authenticated') order by 1`);
    // On a server of one's own somebody else has made the roles.
    const set = inject("superuserUrl") ? [null, null] : ["statement_timeout=3s", "statement_timeout=8s"];
    expect(roles).toEqual(["anon", "authenticated"].map((name, index) => ({ name, setting: set[index] })));
    expect(
      await rows(`select proname as name from pg_proc where ${of("proconfig")} = 'statement_timeout=5min' order by 1`),
    ).toEqual(
      [
        ...["apply_change", "check_plan", "delete_records", "publish_due_plan", "publish_plan"],
        ...["restore_deleted", "schedule_plan", "undo_change"],
      ].map((name) => ({ name })),
    );
  });
}, 120_000);

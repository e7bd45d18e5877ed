import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { findPicture, storePicture } from "#db/content/media.ts";
import type { Manifest } from "../../scripts/backup/manifest.ts";
import { loadTables } from "../../scripts/backup/load-tables.ts";
import { restoreIntoServer } from "../../scripts/backup/restore-server.ts";
import { knownVersions } from "../../scripts/database/migrations.ts";
import { PROJECT_ROOT } from "../../scripts/stack/environment.ts";
import type { PrivateBackend } from "../../scripts/database/private-backend.ts";
import { backupOf, inFolder, linesOf, withBackend } from "../support/database/backups.ts";
import { newDatabase } from "../support/database/postgres-server.ts";

const root = mkdtempSync(join(tmpdir(), "plantroom-backups-"));
const file = join(root, "backup.tar.gz");
const picture = `${crypto.randomUUID()}.png`;
let manifest: Manifest;

const redPicture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 9, height: 9, channels: 3, background: "#a21" } })
      .png()
      .toBuffer(),
  );

beforeAll(async () => {
  await withBackend(join(root, "source"), async (backend) => {
    await backend.migrate();
    await backend.query("insert into public.brands (name, slug) values ('Ölçü “A”', 'olcu')");
    await storePicture(backend.client, picture, await redPicture(), "image/png");
    ({ manifest } = await backupOf(backend, file));
  });
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("a server gets everything or nothing, and rows of an earlier version as the migrations leave them", async () => {
  await inFolder(async (folder) => {
    const old = join(folder, "old.tar.gz");
    const made = await withBackend(join(folder, "old"), async (backend) => {
      await backend.migrate(knownVersions().at(-1));
      // A rule that this version does not have yet.
      await backend.query("alter table public.settings drop constraint value_of_its_key");
      await backend.query(`insert into public.settings (key, value) values ('phones', '"none"')`);
      await backend.query("insert into public.brands (name, slug) values ('Acme', 'acme')");
      // The server is older than the backup.
      await expect(restoreIntoServer(backend, backend.client, file, manifest)).rejects.toThrow(/Apply the migrations/);
      return backupOf(backend, old);
    });
    const superuserUrl = inject("superuserUrl");
    const address = superuserUrl ? await newDatabase(superuserUrl) : undefined;
    const onServer = async (server: PrivateBackend): Promise<void> => {
      await server.migrate();
      // The start asks for a build.
      await server.query("insert into public.deploys (reason, revision, status) values ('Start', 0, 'building')");
      const empty = await linesOf(server);
      await server.query("alter table public.change_rows rename follows to other");
      const failed = restoreIntoServer(server, server.client, file, manifest);
      await expect(failed).rejects.toThrow("The database has no place for public.change_rows (follows).");
      await server.query("alter table public.change_rows rename other to follows");
      expect(await linesOf(server)).toEqual(empty);
      expect(await findPicture(server.client, picture)).toBeNull();

      await restoreIntoServer(server, server.client, old, made.manifest);
      // What could not be stored today stays as it was, and the rule is back for what is saved from now on.
      expect(await server.query("select key, value from public.settings")).toEqual([{ key: "phones", value: "none" }]);
      await expect(server.query(`update public.settings set value = '"nobody"'`)).rejects.toThrow();
      const again = restoreIntoServer(server, server.client, old, made.manifest);
      await expect(again).rejects.toThrow(/not empty: 1 brands, 1 settings\./);
    };
    await withBackend(join(folder, "server"), onServer, address);
  });
  expect(process.cwd()).toBe(PROJECT_ROOT);
}, 240_000);

test("what somebody wrote into a backup as the type of a column is not run", async () => {
  const lines = await withBackend(join(root, "source"), linesOf);
  const injected = lines.map((line) =>
    "table" in line && line.table === "public.brands"
      ? { ...line, columns: line.columns.map((own) => (own.name === "name" ? { ...own, type: "text || now()" } : own)) }
      : line,
  );
  expect(injected).not.toEqual(lines);
  await inFolder((folder) =>
    withBackend(join(folder, "target"), async (target) => {
      await target.migrate();
      await target.transaction((session) => loadTables(session, Readable.from(injected)));
      expect(await target.query("select name from public.brands")).toEqual([{ name: "Ölçü “A”" }]);
    }),
  );
});

test("a stored file that is not what its name says is left out, and everything else comes back", async () => {
  await inFolder(async (folder) => {
    const path = join(folder, "backup.tar.gz");
    const junk = `${crypto.randomUUID()}.png`;
    const made = await withBackend(join(folder, "source"), async (backend) => {
      await backend.migrate();
      await backend.query("insert into public.brands (name, slug) values ('Acme', 'acme')");
      await storePicture(backend.client, junk, new TextEncoder().encode("no picture"), "image/png");
      await storePicture(backend.client, picture, await redPicture(), "image/png");
      return backupOf(backend, path);
    });
    await withBackend(join(folder, "target"), async (target) => {
      await target.migrate();
      await restoreIntoServer(target, target.client, path, made.manifest);
      expect(await target.query("select name from public.brands")).toEqual([{ name: "Acme" }]);
      expect(await findPicture(target.client, junk)).toBeNull();
      expect(await findPicture(target.client, picture)).not.toBeNull();
    });
  });
});

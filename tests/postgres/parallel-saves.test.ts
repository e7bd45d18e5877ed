import { expect, inject, test } from "vitest";
import { asSuperuser, copyOfTemplate } from "../support/database/postgres-server.ts";

test("a save of settings that another save overtakes while it waits stores nothing", async () => {
  const superuserUrl = inject("superuserUrl") ?? "";
  const address = new URL(superuserUrl);
  address.pathname = new URL(await copyOfTemplate(superuserUrl)).pathname;
  await asSuperuser(address.href, (theirs) =>
    asSuperuser(address.href, async (mine) => {
      await theirs`insert into public.settings (key, value) values ('motto', '"first"')`;
      const saved = await theirs.begin(async (transaction) => {
        await transaction`update public.settings set value = '"theirs"' where key = 'motto'`;
        const changes = { motto: { value: "mine", seen: { value: "first" } } };
        const saving = mine`select public.save_settings(${mine.json(changes)}) as overtaken`.execute();
        const waiting = () =>
          transaction`select from pg_locks where not granted and pid in
            (select pid from pg_stat_activity where datname = current_database())`;
        await expect.poll(async () => (await waiting()).length).toBe(1);
        return { saving };
      });
      expect(await saved.saving).toEqual([{ overtaken: ["motto"] }]);
      expect(await mine`select value from public.settings where key = 'motto'`).toEqual([{ value: "theirs" }]);
    }),
  );
});

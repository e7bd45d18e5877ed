import type { Brand } from "#db/products/brands.ts";
import { deleteRecords } from "#db/content/records.ts";
import { listSettings, saveSettings } from "#db/content/settings.ts";
import type { Random } from "../random.ts";
import { brandsOf, text, type Edits } from "./desk.ts";

const SETTINGS: Record<string, (random: Random, brands: readonly Brand[]) => unknown> = {
  seo_description: (random) => text(random, 8),
  whatsapp_greeting: (random) => text(random, 6),
  social_links: (random) => [{ label: text(random, 2), url: `https://social.example/${random.below(99)}` }],
  navigation_brands: (random, brands) => random.someOf(brands, 3).map(({ slug }) => slug),
};

export const SETTING_EDITS = {
  "change a setting": async (desk, random) => {
    const key = random.oneOf(Object.keys(SETTINGS));
    const value = SETTINGS[key]?.(random, await brandsOf(desk)) as string;
    await saveSettings(desk.administrator, { [key]: { value } });
  },
  // The documents of the company show it, too.
  "change the opening hours": (desk, random) =>
    saveSettings(desk.administrator, { opening_hours: { value: text(random, 3) } }),
  "delete a setting": async (desk, random) => {
    const present = (await listSettings(desk.administrator)).filter(({ key }) => key in SETTINGS);
    await deleteRecords(desk.administrator, "setting", [random.oneOf(present).id]);
  },
} satisfies Edits;

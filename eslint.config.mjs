import astro from "eslint-plugin-astro";
import boundaries from "eslint-plugin-boundaries";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

/** The rooms of the project; the first pattern that fits a file decides. */
const rooms = [
  { type: "domain", pattern: "src/domain" },
  { type: "db", pattern: "src/db" },
  { type: "content", pattern: "src/content" },
  { type: "ui", pattern: "src/ui" },
  { type: "stores", pattern: "src/stores" },
  { type: "islands", pattern: "src/islands" },
  { type: "components", pattern: "src/components" },
  { type: "layouts", pattern: "src/layouts" },
  { type: "admin-page", pattern: "src/pages/admin" },
  { type: "pages", pattern: "src/pages" },
  { type: "styles", pattern: "src/styles" },
  { type: "feature", pattern: "admin/features/*", capture: ["feature"] },
  { type: "admin", pattern: "admin" },
  { type: "functions", pattern: "functions" },
  { type: "scripts", pattern: "scripts" },
  { type: "tests", pattern: "tests" },
];

const policy = (type, ...to) => ({ from: { element: { type } }, allow: { to: { element: { types: { anyOf: to } } } } });

/** The arrows of the architecture: who may import whom (README, "Folders and arrows"). What is not here is refused. */
const arrows = [
  policy("domain", "domain"),
  policy("db", "db", "domain"),
  policy("content", "content", "db", "domain"),
  policy("ui", "ui", "domain"),
  policy("stores", "stores", "domain"),
  policy("islands", "islands", "stores", "ui", "content", "domain", "styles"),
  policy("components", "components", "islands", "stores", "content", "domain", "styles"),
  policy("layouts", "layouts", "components", "content", "domain", "styles"),
  policy("pages", "layouts", "components", "islands", "content", "domain", "styles"),
  policy("admin-page", "admin", "styles"),
  policy("admin", "admin", "feature", "ui", "db", "domain", "styles"),
  policy("functions", "functions", "db", "domain"),
  policy("scripts", "scripts", "db", "domain", "content"),
  policy("tests", "tests", "scripts", "functions", "db", "domain", "content", "stores", "styles"),
  // Components are tested by themselves, where a story would need the whole stack.
  policy("tests", "ui", "islands", "admin", "feature"),
  // A feature uses the admin's shared parts, never another feature.
  policy("feature", "admin", "ui", "db", "domain", "styles"),
  {
    from: { element: { type: "feature" } },
    allow: { to: { element: { type: "feature", captured: { feature: "{{ from.element.captured.feature }}" } } } },
  },
];

export default defineConfig(
  {
    ignores: [
      "node_modules/",
      "dist/",
      ".astro/",
      ".wrangler/",
      ".plantroom/",
      "public/",
      "src/db/database.types.ts",
      "test-results/",
    ],
  },
  ...tseslint.configs.strict,
  ...astro.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "no-restricted-globals": ["error", "alert", "confirm", "prompt"],
    },
  },
  {
    files: ["{src,admin,functions,scripts}/**/*.{ts,tsx}"],
    ignores: ["src/domain/names.ts"],
    rules: {
      "no-restricted-properties": ["error", { property: "localeCompare", message: "Names sort with compareNames." }],
    },
  },
  { files: ["src/{ui,islands}/**/*.tsx", "admin/**/*.{ts,tsx}"], ...reactHooks.configs.flat.recommended },
  {
    files: ["{src,admin,functions,scripts,tests}/**/*.{ts,tsx,astro}"],
    plugins: { boundaries },
    settings: {
      "boundaries/elements": rooms,
      "boundaries/dependency-nodes": ["import", "export", "dynamic-import"],
      "import/resolver": { typescript: { project: "tsconfig.json" } },
    },
    rules: { "boundaries/dependencies": ["error", { default: "disallow", policies: arrows }] },
  },
);

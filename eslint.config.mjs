import astro from "eslint-plugin-astro";
import tailwind from "eslint-plugin-better-tailwindcss";
import boundaries from "eslint-plugin-boundaries";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

/** The folders that the import rules tell apart; the first pattern that matches a file decides. */
const folders = [
  { type: "domain", pattern: "src/domain" },
  { type: "db", pattern: "src/db" },
  { type: "copy", pattern: "src/copy" },
  { type: "build-data", pattern: "src/build-data" },
  { type: "views-everywhere", pattern: "src/views/everywhere" },
  { type: "views", pattern: "src/views" },
  { type: "documents", pattern: "src/documents" },
  { type: "device", pattern: "src/device" },
  { type: "ui", pattern: "src/ui" },
  { type: "stores", pattern: "src/stores" },
  { type: "islands", pattern: "src/islands" },
  { type: "browser", pattern: "src/browser" },
  { type: "worker", pattern: "src/worker" },
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
/** Nothing of these rooms runs in the one that imports: a type is gone before that. */
const typesOnly = (type, ...to) => {
  const { from, allow } = policy(type, ...to);
  return { from, allow: { ...allow, dependency: { kind: "type" } } };
};

/** Which folder may import from which (docs/architecture.md). Any other import is an error. */
const allowedImports = [
  policy("domain", "domain"),
  // The generated types of the database are the only part of src/db that rules may use.
  {
    from: { element: { type: "domain" } },
    allow: { to: { element: { type: "db", fileInternalPath: "database.types.ts" } } },
  },
  policy("db", "db", "domain"),
  policy("copy", "copy"),
  policy("build-data", "build-data", "db", "domain"),
  policy("views-everywhere", "views-everywhere", "domain"),
  typesOnly("views-everywhere", "views"),
  policy("views", "views", "views-everywhere", "build-data", "copy", "db", "domain"),
  policy("ui", "ui", "domain", "styles"),
  policy("stores", "stores", "domain"),
  policy("worker", "worker", "stores", "domain"),
  policy("islands", "islands", "stores", "ui", "views-everywhere", "copy", "domain", "styles"),
  policy("browser", "browser", "islands", "stores", "ui", "views-everywhere", "copy", "domain", "styles"),
  typesOnly("islands", "views"),
  typesOnly("browser", "views"),
  policy("components", "components", "browser", "islands", "views", "build-data", "copy", "domain", "styles"),
  policy("layouts", "layouts", "components", "browser", "views", "build-data", "copy", "domain", "styles"),
  policy("pages", "layouts", "components", "browser", "islands", "views", "build-data", "copy", "domain", "styles"),
  ...["components", "layouts", "pages", "tests"].map((type) => policy(type, "views-everywhere")),
  ...["islands", "browser", "admin", "feature", "tests"].map((type) => policy(type, "device")),
  policy("admin-page", "admin", "styles"),
  policy("admin", "admin", "feature", "ui", "db", "domain", "styles"),
  policy("documents", "documents", "build-data", "copy", "db", "domain"),
  policy("functions", "functions", "db", "documents", "domain"),
  policy("scripts", "scripts", "db", "domain", "documents", "views", "build-data", "copy"),
  policy(
    "tests",
    "tests",
    "scripts",
    "functions",
    "db",
    "domain",
    "documents",
    "views",
    "build-data",
    "copy",
    "stores",
  ),
  policy("tests", "styles"),
  // Component tests import components directly; a story would need the whole stack.
  policy("tests", "ui", "islands", "browser", "admin", "feature"),
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
  {
    // A browser has nothing of Node.
    files: [
      "src/{domain,db,copy,device,ui,stores,islands,browser,worker,components,layouts,views}/**/*.{ts,tsx,astro}",
      "admin/**/*.{ts,tsx}",
    ],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ group: ["node:*"], message: "What needs Node has its place in src/build-data or scripts." }] },
      ],
    },
  },
  { files: ["src/{ui,islands}/**/*.tsx", "admin/**/*.{ts,tsx}"], ...reactHooks.configs.flat.recommended },
  {
    files: ["src/**/*.{ts,tsx,astro}", "admin/**/*.{ts,tsx}"],
    plugins: { "better-tailwindcss": tailwind },
    settings: { "better-tailwindcss": { entryPoint: "src/styles/site.css", detectComponentClasses: true } },
    rules: {
      "better-tailwindcss/no-conflicting-classes": "error",
      "better-tailwindcss/no-duplicate-classes": "error",
      // The sheets hide what has this class where scripts do not run.
      "better-tailwindcss/no-unknown-classes": ["error", { ignore: ["^needs-js$"] }],
    },
  },
  {
    files: ["tests/e2e/**/*.spec.ts"],
    rules: {
      "max-lines-per-function": ["error", { max: 60 }],
      "no-restricted-syntax": [
        "error",
        {
          // The lightbox comes from a library, which marks its current picture by a class only.
          selector:
            "CallExpression[callee.property.name=/^(locator|querySelector)/] > Literal[value=/\\.(?!yarl__)[a-z]/]",
          message: "Stories find things as a person does, not by the classes that style them.",
        },
      ],
    },
  },
  {
    files: ["{src,admin,functions,scripts,tests}/**/*.{ts,tsx,astro}"],
    plugins: { boundaries },
    settings: {
      "boundaries/elements": folders,
      "boundaries/dependency-nodes": ["import", "export", "dynamic-import"],
      "import/resolver": { typescript: { project: "tsconfig.json" } },
    },
    rules: { "boundaries/dependencies": ["error", { default: "disallow", policies: allowedImports }] },
  },
);

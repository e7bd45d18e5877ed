import astro from "eslint-plugin-astro";
import tailwind from "eslint-plugin-better-tailwindcss";
import boundaries from "eslint-plugin-boundaries";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

/** The rooms that the import rules tell apart; the first pattern that matches a file decides. */
const folders = [
  { type: "domain", pattern: "src/domain" },
  { type: "db", pattern: "src/db" },
  { type: "texts", pattern: "src/texts" },
  { type: "documents", pattern: "src/documents" },
  { type: "site", pattern: "src/site" },
  { type: "client", pattern: "src/client" },
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
  policy("texts", "texts", "domain"),
  policy("client", "client", "texts", "domain", "styles"),
  typesOnly("client", "site"),
  // A visitor's browser reads documents and makes submittal packages; it loads these files when it does.
  ...["submittal/make-submittal.ts", "submittal/read-document.ts"].map((fileInternalPath) => ({
    from: { element: { type: "client" } },
    allow: { to: { element: { type: "documents", fileInternalPath } } },
  })),
  policy("site", "site", "client", "texts", "db", "domain", "styles"),
  policy("pages", "site", "client", "texts", "domain", "styles"),
  policy("admin-page", "admin", "styles"),
  policy("admin", "admin", "feature", "db", "domain", "styles"),
  // Saving a file is the same for a visitor and for the office.
  ...["admin", "feature"].map((type) => ({
    from: { element: { type } },
    allow: { to: { element: { type: "client", fileInternalPath: "page/download-file.ts" } } },
  })),
  // The office checks documents as the builder does, in a worker.
  {
    from: { element: { type: "admin" } },
    allow: { to: { element: { type: "documents", fileInternalPath: "submittal/check-document.ts" } } },
  },
  // The office makes and issues packages with the maker of the site, of its own list.
  ...["submittals/*", "lists/lists-store.ts", "lists/use-stored-list.ts"].map((fileInternalPath) => ({
    from: { element: { type: "feature", captured: { feature: "submittals" } } },
    allow: { to: { element: { type: "client", fileInternalPath } } },
  })),
  {
    from: { element: { type: "feature", captured: { feature: "submittals" } } },
    allow: { to: { element: { type: "texts", fileInternalPath: "en/submittals/package.ts" } } },
  },
  policy("documents", "documents", "site", "texts", "db", "domain"),
  policy("functions", "functions", "documents", "texts", "db", "domain"),
  policy("scripts", "scripts", "documents", "site", "texts", "db", "domain"),
  policy("tests", "tests", "scripts", "functions", "documents", "site", "client", "texts", "db", "domain", "styles"),
  // Component tests import components directly; a story would need the whole stack.
  policy("tests", "admin", "feature"),
  // A feature uses the admin's shared parts, never another feature.
  policy("feature", "admin", "db", "domain", "styles"),
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
    ignores: ["src/domain/text/names.ts"],
    rules: {
      "no-restricted-properties": ["error", { property: "localeCompare", message: "Names sort with compareNames." }],
    },
  },
  {
    // A browser has nothing of Node.
    files: ["src/{domain,db,texts,client,styles}/**/*.{ts,tsx}", "admin/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ group: ["node:*"], message: "What needs Node has its place in scripts." }] },
      ],
    },
  },
  {
    // What visitors read is in each language of the site.
    files: ["src/{site,client,pages}/**/*.{ts,tsx,astro}"],
    ignores: ["src/pages/admin/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "JSXText[value=/[A-Za-z]{2}/]", message: "Texts have their place in src/texts, in each language." },
        {
          selector:
            "JSXAttribute[name.name=/^(?:title|alt|placeholder|aria-label|aria-description|label)$/] > Literal[value=/[A-Za-z]{2}/]",
          message: "Texts have their place in src/texts, in each language.",
        },
        {
          selector:
            "MemberExpression[object.name='Intl'], MemberExpression[property.name=/^toLocale(?:Date|Time)?String$/]",
          message: "Dates and numbers are written by src/texts/language and src/domain/text.",
        },
      ],
    },
  },
  { files: ["src/client/**/*.tsx", "admin/**/*.{ts,tsx}"], ...reactHooks.configs.flat.recommended },
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

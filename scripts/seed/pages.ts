import { readFileSync } from "node:fs";

const PAGES = [
  {
    title: "Careers",
    slug: "careers",
    search:
      "Work in mechanical, electrical and fire protection engineering in Egypt: positions, summer training and how to apply.",
    published: true,
  },
  {
    title: "Privacy Policy",
    slug: "privacy",
    search:
      "Which personal data this website collects, why, how long it is kept and what your rights are under Egyptian Law No. 151 of 2020.",
    published: true,
  },
  {
    title: "Terms of Use",
    slug: "terms",
    search: "Terms for using this website and what the technical figures in the catalogue mean.",
    published: true,
  },
  {
    title: "Cookie Notice",
    slug: "cookies",
    search: "No tracking cookies: what this website stores in your browser and how to remove it.",
    published: true,
  },
  {
    title: "Maintenance Contracts",
    slug: "maintenance-contracts",
    search: "Three levels of maintenance for chillers, air handling and fire pumps.",
    published: false,
  },
] as const;

export const pages = PAGES.map((page) => ({
  ...page,
  body: readFileSync(new URL(`./pages/${page.slug}.md`, import.meta.url), "utf8").trim(),
}));

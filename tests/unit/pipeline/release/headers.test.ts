import { expect, test } from "vitest";
import { headersFile } from "../../../../scripts/pipeline/release/headers.ts";
import { scriptHashes } from "../../../../scripts/pipeline/code/inline-scripts.ts";

test("scripts of the site's own code are allowed by their hash, each once", () => {
  expect(scriptHashes(["b()", "a()", "b()"])).toEqual([
    "sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc=",
    "sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=",
  ]);
});

const lines = (file: string): string[] => file.split("\n").map((line) => line.trim());

test("every page and file has one policy without any way to run a text as a script", () => {
  const [first, ...rest] = headersFile({ scripts: ["sha256-a", "sha256-b"], backend: "https://p.supabase.co/x" }).split(
    "\n/",
  );
  expect(lines(first ?? "")[0]).toBe("/*");
  // Documents of makers have a stricter one instead.
  const documents = rest.find((rule) => rule.startsWith("documents/*")) ?? "";
  expect(lines(documents)).toEqual(
    expect.arrayContaining([
      "! Content-Security-Policy",
      "Content-Security-Policy: default-src 'none'; sandbox",
      "Content-Disposition: attachment",
      "Cache-Control: public, max-age=31536000, immutable",
    ]),
  );
  expect(rest.filter((rule) => rule !== documents).join()).not.toContain("Security-Policy");
  const policy = lines(first ?? "").find((line) => line.startsWith("Content-Security-Policy: ")) ?? "";
  const directives = new Map(
    policy
      .slice("Content-Security-Policy: ".length)
      .split("; ")
      .map((text) => [text.split(" ")[0], text.split(" ").slice(1).join(" ")]),
  );
  expect(directives.get("script-src")).toBe("'self' 'wasm-unsafe-eval' 'sha256-a' 'sha256-b'");
  expect(directives.get("connect-src")).toBe("'self' https://p.supabase.co");
  for (const name of ["default-src", "object-src", "base-uri", "frame-ancestors"])
    expect([name, directives.get(name)]).toEqual([name, "'none'"]);
  expect(first).toMatch(/Strict-Transport-Security: max-age=\d{8}/);
  expect(first).toContain("Cross-Origin-Opener-Policy: same-origin");
});

test("only the administration's own previews may be in a frame, and only where there are some", () => {
  const policy = (previews: string[]) => headersFile({ scripts: [], backend: "https://p.supabase.co", previews });
  expect(policy(["https://previews.example.com"])).toMatch(
    /connect-src 'self' https:\/\/p\.supabase\.co https:\/\/previews\.example\.com; frame-src https:\/\/previews\.example\.com;/,
  );
  expect(policy([])).not.toContain("frame-src");
});

test("a line that the host would ignore stops the build", () => {
  const scripts = Array.from({ length: 40 }, (_, index) => `sha256-${String(index).padEnd(44, "a")}`);
  expect(() => headersFile({ scripts, backend: "https://p.supabase.co" })).toThrow("too long");
});

test("the service worker is asked for again at every visit", () => {
  expect(headersFile({ scripts: [], backend: "https://p.supabase.co" })).toContain("/sw.js\n  Cache-Control: no-cache");
});

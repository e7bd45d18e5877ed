import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import ts from "typescript";
import { PROJECT_ROOT } from "../../../scripts/lib/environment.ts";

/** A parsed source file. */
export type File = {
  path: string;
  source: ts.SourceFile;
  /** The declarations by name; null for a name that is declared more than once. */
  declared: Map<string, ts.VariableDeclaration | ts.FunctionDeclaration | null>;
  imports: Map<string, { from: string; name: string }>;
};

const files = new Map<string, File | undefined>();

/** An Astro component written as a React one, as far as class lists are concerned; other files as they are. */
function asScript(path: string): string {
  const text = readFileSync(path, "utf8");
  if (!path.endsWith(".astro")) return text;
  const [, code = "", template = text] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const markup = template
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, "")
    .replaceAll(/<!--.*?-->|<!doctype[^>]*>/gis, "");
  return `${code}\n;<>${markup}</>;`;
}

/** Parses the file at a path; undefined if there is none, or if it holds no code with class lists. */
export function fileAt(path: string): File | undefined {
  if (files.has(path)) return files.get(path);
  if (!existsSync(path) || !/\.(?:astro|tsx?)$/.test(path)) return undefined;
  const source = ts.createSourceFile(`${path}.tsx`, asScript(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const file: File = { path, source, declared: new Map(), imports: new Map() };
  const declare = (name: string, node: ts.VariableDeclaration | ts.FunctionDeclaration) =>
    file.declared.set(name, file.declared.has(name) ? null : node);
  each(source, (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) declare(node.name.text, node);
    else if (ts.isFunctionDeclaration(node) && node.name) declare(node.name.text, node);
    else if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const from = node.moduleSpecifier.text;
      const at = from.startsWith("#") ? join(PROJECT_ROOT, "src", from.slice(1)) : resolve(dirname(path), from);
      if (node.importClause?.name) file.imports.set(node.importClause.name.text, { from: at, name: "default" });
      const named = node.importClause?.namedBindings;
      if (named && ts.isNamedImports(named))
        for (const { name, propertyName } of named.elements)
          file.imports.set(name.text, { from: at, name: (propertyName ?? name).text });
    }
  });
  files.set(path, file);
  return file;
}

/** Visits a node and everything below it. */
export function each(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => each(child, visit));
}

import { globSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { PROJECT_ROOT } from "../../../scripts/lib/environment.ts";
import { each, fileAt, type File } from "./source-files.ts";
import {
  bind,
  classesOf,
  classesOfLook,
  named,
  NONE,
  textsOf,
  valueOf,
  type Bindings,
  type Look,
  type Value,
} from "./values.ts";

/** A list of classes that an element can have, and where in the source it is made. */
export type ClassList = { place: string; classes: string };

const CLASS_ATTRIBUTES: ReadonlySet<string> = new Set(["class", "className", "class:list"]);

/** The component of a tag, and the parameter with its props. */
function componentOf(tag: string, file: File): { body: ts.Node; props: ts.BindingName; file: File } | undefined {
  const imported = file.imports.get(tag);
  const home = imported ? fileAt(imported.from) : file;
  if (!home) return undefined;
  if (home.path.endsWith(".astro")) {
    for (const statement of home.source.statements)
      if (ts.isVariableStatement(statement))
        for (const { name, initializer } of statement.declarationList.declarations)
          if (initializer?.getText() === "Astro.props") return { body: home.source, props: name, file: home };
    return undefined;
  }
  const node = home.declared.get(imported?.name ?? tag);
  const props = node && ts.isFunctionDeclaration(node) ? node.parameters[0]?.name : undefined;
  return node && props ? { body: node, props, file: home } : undefined;
}

const attributeName = (node: ts.JsxAttribute): string => node.name.getText();

function attributeValue({ initializer }: ts.JsxAttribute, file: File, bound: Bindings): Value {
  if (!initializer) return [true];
  if (ts.isStringLiteral(initializer)) return [initializer.text];
  return ts.isJsxExpression(initializer) && initializer.expression
    ? valueOf(initializer.expression, file, bound)
    : null;
}

function classAttribute(node: ts.Node, file: File, bound: Bindings): string[] {
  if (!ts.isJsxAttribute(node) || !CLASS_ATTRIBUTES.has(attributeName(node))) return [];
  const { initializer } = node;
  return initializer && ts.isJsxExpression(initializer) && initializer.expression
    ? classesOf(initializer.expression, file, bound, 0)
    : textsOf(attributeValue(node, file, bound));
}

/** The lists of a component's elements with the classes that this use of it gives. */
function withGivenClasses(node: ts.JsxOpeningLikeElement, file: File, bound: Bindings, depth: number): string[] {
  const tag = node.tagName.getText();
  if (depth > 4 || !/^[A-Z]\w*$/.test(tag)) return [];
  const component = componentOf(tag, file);
  if (!component) return [];
  const entries = new Map<string, Value>();
  let isWhole = true;
  for (const attribute of node.attributes.properties)
    if (ts.isJsxAttribute(attribute)) {
      const name = attributeName(attribute);
      const value = CLASS_ATTRIBUTES.has(name)
        ? classAttribute(attribute, file, bound)
        : attributeValue(attribute, file, bound);
      entries.set(name, value);
    } else isWhole = false;
  if (![...entries.keys()].some((name) => CLASS_ATTRIBUTES.has(name))) return [];
  const own = new Map<string, Value>();
  bind(own, component.props, [{ type: "entries", entries }], undefined, component.file, 0);
  // The props of a spread are not known.
  if (!isWhole) for (const [name] of own) if (!entries.has(name)) own.set(name, null);
  const lists: string[] = [];
  each(component.body, (part) => {
    lists.push(...classAttribute(part, component.file, own));
    if (ts.isJsxSelfClosingElement(part) || ts.isJsxOpeningElement(part))
      lists.push(...withGivenClasses(part, component.file, own, depth + 1));
  });
  return lists;
}

/** Every class list of the site and the administration. */
export function classLists(): ClassList[] {
  const lists = new Map<string, ClassList>();
  for (const path of globSync("{src,admin}/**/*.{astro,ts,tsx}", { cwd: PROJECT_ROOT }).toSorted()) {
    const file = fileAt(join(PROJECT_ROOT, path));
    if (!file) continue;
    const add = (node: ts.Node, all: readonly string[]): void => {
      const { line } = file.source.getLineAndCharacterOfPosition(node.getStart());
      // A line is cut off above a component of Astro: its code begins on the second.
      const place = `${path}:${line + (path.endsWith(".astro") ? 2 : 1)}`;
      for (const one of all) {
        const classes = one.split(/\s+/).filter(Boolean).join(" ");
        if (classes.includes(" ")) lists.set(`${place} ${classes}`, { place, classes });
      }
    };
    each(file.source, (node) => {
      add(node, classAttribute(node, file, NONE));
      if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node))
        add(node, withGivenClasses(node, file, NONE, 0));
      if (ts.isPropertyAssignment(node) && node.name.getText() === "class")
        add(node, classesOf(node.initializer, file, NONE, 0));
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
      const looks = (value: Value): Look[] =>
        (value ?? []).filter((one) => typeof one === "object" && one.type === "look");
      if (node.expression.text === "cva")
        for (const one of looks(valueOf(node, file, NONE))) add(node, classesOfLook(one, null));
      else if (looks(named(node.expression.text, file, NONE, 0)).length > 0)
        add(node, textsOf(valueOf(node, file, NONE)));
    });
  }
  return [...lists.values()];
}

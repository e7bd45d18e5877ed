import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import ts from "typescript";
import { PROJECT_ROOT } from "../../scripts/lib/environment.ts";

/*
 * The class lists of the source code. What an expression can be is worked out without running it: constants, conditions,
 * variants with the classes that a caller adds to them, components with the classes that they are given. What only a running
 * page knows counts as nothing, or in a variant as each of its options.
 */

/** A list of classes that an element can have, and where in the source it is made. */
export type ClassList = { place: string; classes: string };

type Concrete = string | boolean | undefined | Entries | Callable | Look;
type Entries = { type: "entries"; entries: ReadonlyMap<string, Value> };
type Callable = { type: "callable"; node: ts.FunctionLikeDeclaration; file: File };
type Look = {
  type: "look";
  base: string[];
  variants: Map<string, Map<string, string[]>>;
  compounds: Entries[];
  defaults: Bindings;
};
/** Everything that an expression can be; null if only a running page knows. */
type Value = readonly Concrete[] | null;
type Bindings = ReadonlyMap<string, Value>;
type File = {
  path: string;
  source: ts.SourceFile;
  /** Everything that is declared in it, by name; of what is declared twice, nothing is known. */
  declared: Map<string, ts.VariableDeclaration | ts.FunctionDeclaration | null>;
  imports: Map<string, { from: string; name: string }>;
};

const NONE: Bindings = new Map();
const CLASS_ATTRIBUTES: ReadonlySet<string> = new Set(["class", "className", "class:list"]);
/** An element that could have more lists than this is cut short. */
const MOST = 300;
const DEEPEST = 24;
/** Functions within functions are followed two or three deep. */
const CALL_DEPTH = 7;

const files = new Map<string, File | undefined>();
const isEntries = (value: Concrete): value is Entries => typeof value === "object" && value.type === "entries";
const isText = (value: Concrete): value is string => typeof value === "string";

/** The text of a component of Astro as one of React, as far as class lists are concerned. */
function asScript(path: string): string {
  const text = readFileSync(path, "utf8");
  if (!path.endsWith(".astro")) return text;
  const [, code = "", template = text] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const markup = template
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, "")
    .replaceAll(/<!--.*?-->|<!doctype[^>]*>/gis, "");
  return `${code}\n;<>${markup}</>;`;
}

function fileAt(path: string): File | undefined {
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

function each(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => each(child, visit));
}

/** Every way to put one of each together. */
function together(parts: readonly (readonly string[])[], between: string): string[] {
  let all = [""];
  for (const part of parts) {
    const next = new Set<string>();
    for (const before of all) for (const after of part) if (next.size < MOST) next.add(`${before}${between}${after}`);
    all = [...next];
  }
  return all;
}

/** What a value adds to a class list: its texts, or nothing. */
function textsOf(value: Value): string[] {
  const texts = (value ?? []).map((one) => (isText(one) ? one : ""));
  return texts.length > 0 ? [...new Set(texts)] : [""];
}

/** The classes of an array with conditions, as `class:list` and cva take them. */
function classesOf(node: ts.Expression, file: File, bound: Bindings, depth: number): string[] {
  if (ts.isArrayLiteralExpression(node))
    return together(
      node.elements.map((element) => classesOf(element, file, bound, depth)),
      " ",
    );
  if (ts.isObjectLiteralExpression(node))
    return together(
      node.properties.map((property) =>
        ts.isPropertyAssignment(property) && (ts.isStringLiteral(property.name) || ts.isIdentifier(property.name))
          ? ["", property.name.text]
          : [""],
      ),
      " ",
    );
  return textsOf(valueOf(node, file, bound, depth));
}

function named(name: string, file: File, bound: Bindings, depth: number): Value {
  if (bound.has(name)) return bound.get(name) ?? null;
  if (name === "undefined") return [undefined];
  const node = file.declared.get(name);
  if (node && ts.isFunctionDeclaration(node)) return [{ type: "callable", node, file }];
  if (node) return constant(node, file, bound, depth);
  const imported = node === null ? undefined : file.imports.get(name);
  const other = imported && fileAt(imported.from);
  return other ? named(imported.name, other, NONE, depth) : null;
}

const constants = new Map<ts.Node, Value>();

function constant(node: ts.VariableDeclaration, file: File, bound: Bindings, depth: number): Value {
  if (!node.initializer) return null;
  // Within a component that is given classes a constant may depend on them.
  if (bound.size > 0 && node.parent.parent.parent !== file.source) return valueOf(node.initializer, file, bound, depth);
  if (!constants.has(node)) {
    constants.set(node, null);
    constants.set(node, valueOf(node.initializer, file, NONE));
  }
  return constants.get(node) ?? null;
}

function valueOf(node: ts.Expression, file: File, bound: Bindings, level = 0): Value {
  const depth = level + 1;
  if (depth > DEEPEST) return null;
  const read = (part: ts.Expression): Value => valueOf(part, file, bound, depth);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isNumericLiteral(node)) return [node.text];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [true];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [false];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return read(node.expression);
  if (ts.isNonNullExpression(node)) return read(node.expression);
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce<string[]>(
      (done, span) => together([done, textsOf(read(span.expression)), [span.literal.text]], ""),
      [node.head.text],
    );
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [read(node.whenTrue), read(node.whenFalse)];
    const condition = read(node.condition);
    if (condition?.length === 1) return condition[0] ? yes : no;
    return yes || no ? [...(yes ?? [undefined]), ...(no ?? [undefined])] : null;
  }
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [read(node.left), read(node.right)];
    switch (node.operatorToken.kind) {
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return right && [...right, undefined];
      case ts.SyntaxKind.QuestionQuestionToken:
      case ts.SyntaxKind.BarBarToken:
        return left || right ? [...(left?.filter(Boolean) ?? []), ...(right ?? [undefined])] : null;
      case ts.SyntaxKind.PlusToken:
        return together([textsOf(left), textsOf(right)], "");
      default:
        return null;
    }
  }
  if (ts.isArrayLiteralExpression(node)) return classesOf(node, file, bound, depth);
  if (ts.isObjectLiteralExpression(node)) return [entriesOf(node, file, bound, depth)];
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return [{ type: "callable", node, file }];
  if (ts.isPropertyAccessExpression(node))
    return (
      read(node.expression)?.flatMap((one) => (isEntries(one) && one.entries.get(node.name.text)) || [undefined]) ??
      null
    );
  if (ts.isElementAccessExpression(node)) {
    const keys = read(node.argumentExpression);
    return (
      read(node.expression)?.flatMap((one) => {
        if (!isEntries(one)) return [undefined];
        const chosen = keys ? keys.filter(isText) : [...one.entries.keys()];
        return chosen.flatMap((key) => one.entries.get(key) ?? [undefined]);
      }) ?? null
    );
  }
  if (ts.isIdentifier(node)) return named(node.text, file, bound, depth);
  return ts.isCallExpression(node) ? resultOf(node, file, bound, depth) : null;
}

function entriesOf(node: ts.ObjectLiteralExpression, file: File, bound: Bindings, depth: number): Entries {
  const entries = new Map<string, Value>();
  for (const property of node.properties) {
    if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name))
      entries.set(
        property.name.getText().replaceAll(/^["']|["']$/g, ""),
        valueOf(property.initializer, file, bound, depth),
      );
    else if (ts.isShorthandPropertyAssignment(property))
      entries.set(property.name.text, named(property.name.text, file, bound, depth));
    else if (ts.isSpreadAssignment(property))
      for (const one of valueOf(property.expression, file, bound, depth) ?? [])
        if (isEntries(one)) for (const [key, value] of one.entries) entries.set(key, value);
  }
  return { type: "entries", entries };
}

/** What a call returns: of cva a look, of a look its classes, of a function in the project what it returns. */
function resultOf(node: ts.CallExpression, file: File, bound: Bindings, depth: number): Value {
  const [first, second] = node.arguments;
  if (ts.isIdentifier(node.expression) && node.expression.text === "cva") {
    const config = second && ts.isObjectLiteralExpression(second) ? entriesOf(second, file, bound, depth) : undefined;
    const variants = new Map<string, Map<string, string[]>>();
    for (const all of config?.entries.get("variants") ?? [])
      if (isEntries(all))
        for (const [name, options] of all.entries)
          for (const one of options ?? [])
            if (isEntries(one))
              variants.set(name, new Map([...one.entries].map(([option, value]) => [option, textsOf(value)])));
    const defaults = new Map(
      (config?.entries.get("defaultVariants") ?? []).filter(isEntries).flatMap(({ entries }) => [...entries]),
    );
    const compounds: Entries[] = [];
    each(node, (part) => {
      if (
        ts.isPropertyAssignment(part) &&
        part.name.getText() === "compoundVariants" &&
        ts.isArrayLiteralExpression(part.initializer)
      )
        for (const one of part.initializer.elements)
          if (ts.isObjectLiteralExpression(one)) compounds.push(entriesOf(one, file, bound, depth));
    });
    return [{ type: "look", base: first ? classesOf(first, file, bound, depth) : [""], variants, compounds, defaults }];
  }
  if (ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === "join")
    return valueOf(node.expression.expression, file, bound, depth);
  const given = node.arguments.map((argument) => valueOf(argument, file, bound, depth));
  return (
    valueOf(node.expression, file, bound, depth)?.flatMap((called): readonly Concrete[] => {
      if (typeof called !== "object") return [undefined];
      if (called.type === "look") return classesOfLook(called, given[0] === undefined ? [emptyEntries] : given[0]);
      return called.type === "callable" ? (returned(called, given, depth + CALL_DEPTH) ?? [undefined]) : [undefined];
    }) ?? null
  );
}

const emptyEntries: Entries = { type: "entries", entries: new Map() };

/** The classes of a look for every option that its caller can choose, and with those that the caller adds. */
function classesOfLook({ base, variants, compounds, defaults }: Look, given: Value): string[] {
  const chosen = (given ?? []).find(isEntries)?.entries;
  let choices: Map<string, string>[] = [new Map()];
  for (const [name, options] of variants) {
    const asked = chosen ? (chosen.has(name) ? chosen.get(name) : [undefined]) : null;
    const keys = asked
      ? asked.flatMap((one) => (one === undefined ? textKeys(defaults.get(name)) : textKeys([one])))
      : [...options.keys()];
    choices = choices
      .flatMap((choice) => (keys.length > 0 ? keys : [""]).map((key) => new Map(choice).set(name, key)))
      .slice(0, MOST);
  }
  const added = chosen ? textsOf(chosen.get("class") ?? chosen.get("className") ?? null) : [""];
  return choices.flatMap((choice) => {
    const parts = [...choice].map(([name, key]) => variants.get(name)?.get(key) ?? [""]);
    return together([base, ...parts, compoundOf(compounds, choice), added], " ");
  });
}

const textKeys = (value: Value | undefined): string[] =>
  (value ?? []).flatMap((one) => (isText(one) || typeof one === "boolean" ? [String(one)] : []));

/** The classes of the compound variants that fit a choice. */
function compoundOf(compounds: readonly Entries[], choice: ReadonlyMap<string, string>): string[] {
  const fitting = compounds.filter(({ entries }) =>
    [...choice].every(([name, key]) => !entries.has(name) || textKeys(entries.get(name)).includes(key)),
  );
  return together(
    fitting.map(({ entries }) => textsOf(entries.get("class") ?? null)),
    " ",
  );
}

/** What a function returns for these arguments. */
function returned({ node, file }: Callable, given: readonly Value[], depth: number): Value {
  const bound = new Map<string, Value>();
  node.parameters.forEach(({ name, initializer }, index) => bind(bound, name, given[index], initializer, file, depth));
  if (!node.body) return null;
  if (!ts.isBlock(node.body)) return valueOf(node.body, file, bound, depth);
  const values: Value[] = [];
  each(node.body, (part) => {
    if (ts.isReturnStatement(part) && part.expression) values.push(valueOf(part.expression, file, bound, depth));
  });
  return values.some((value) => value === null) ? null : values.flatMap((value) => value ?? []);
}

/** Binds the names of a parameter, or of the properties that are read from it. */
function bind(
  bound: Map<string, Value>,
  name: ts.BindingName,
  given: Value | undefined,
  initializer: ts.Expression | undefined,
  file: File,
  depth: number,
): void {
  const otherwise = (): Value => (initializer ? valueOf(initializer, file, bound, depth) : [undefined]);
  const value = given === undefined || given?.every((one) => one === undefined) ? otherwise() : given;
  if (ts.isIdentifier(name)) bound.set(name.text, value);
  else if (ts.isObjectBindingPattern(name)) {
    const entries = value?.find(isEntries)?.entries;
    for (const element of name.elements) {
      const key = element.propertyName && ts.isIdentifier(element.propertyName) ? element.propertyName : element.name;
      if (element.dotDotDotToken || !ts.isIdentifier(key)) continue;
      const part = entries ? (entries.has(key.text) ? entries.get(key.text) : [undefined]) : null;
      bind(bound, element.name, part, element.initializer, file, depth);
    }
  }
}

/** The component that a tag names, and where it reads its props. */
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
  // What a spread brings along is not known.
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

import ts from "typescript";
import { each, fileAt, type File } from "./source-files.ts";

/*
 * The values that an expression can have, found without running it: constants, conditions, calls of functions of the project, and
 * variants with the classes that a caller adds. A value that is known only at run time is null; as an option of a variant it
 * counts as each of the options.
 */

type Concrete = string | boolean | undefined | Entries | Callable | Look;
type Entries = { type: "entries"; entries: ReadonlyMap<string, Value> };
type Callable = { type: "callable"; node: ts.FunctionLikeDeclaration; file: File };
export type Look = {
  type: "look";
  base: string[];
  variants: Map<string, Map<string, string[]>>;
  compounds: Entries[];
  defaults: Bindings;
};
/** All values that an expression can have; null if they are known only at run time. */
export type Value = readonly Concrete[] | null;
export type Bindings = ReadonlyMap<string, Value>;
export const NONE: Bindings = new Map();
/** The most lists that are tried per element. */
const MOST = 300;
const DEEPEST = 24;
/** What a call adds to the depth, so that nested calls are followed two or three levels deep. */
const CALL_DEPTH = 7;

const isEntries = (value: Concrete): value is Entries => typeof value === "object" && value.type === "entries";
const isText = (value: Concrete): value is string => typeof value === "string";

/** All concatenations of one text of each part. */
function together(parts: readonly (readonly string[])[], between: string): string[] {
  let all = [""];
  for (const part of parts) {
    const next = new Set<string>();
    for (const before of all) for (const after of part) if (next.size < MOST) next.add(`${before}${between}${after}`);
    all = [...next];
  }
  return all;
}

/** The texts of a value; an empty text for anything else. */
export function textsOf(value: Value): string[] {
  const texts = (value ?? []).map((one) => (isText(one) ? one : ""));
  return texts.length > 0 ? [...new Set(texts)] : [""];
}

/** The classes of an array or object with conditions, as `class:list` and cva take them. */
export function classesOf(node: ts.Expression, file: File, bound: Bindings, depth: number): string[] {
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

/** The value of a name in a file. */
export function named(name: string, file: File, bound: Bindings, depth: number): Value {
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
  // In a component that gets classes as props, a constant may depend on them.
  if (bound.size > 0 && node.parent.parent.parent !== file.source) return valueOf(node.initializer, file, bound, depth);
  if (!constants.has(node)) {
    constants.set(node, null);
    constants.set(node, valueOf(node.initializer, file, NONE));
  }
  return constants.get(node) ?? null;
}

/** The values of an expression, with the names that are bound in the component or function around it. */
export function valueOf(node: ts.Expression, file: File, bound: Bindings, level = 0): Value {
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

/** The result of a call: a look for cva, the classes for a look, the returned values for a function of the project. */
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
export function classesOfLook({ base, variants, compounds, defaults }: Look, given: Value): string[] {
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

/** The values that a function returns for these arguments. */
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
export function bind(
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

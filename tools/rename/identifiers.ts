/**
 * Renames the identifiers of the maps in all code, by what each one means and not by its letters; then in the code spans
 * of comments and docs, and in the mutants of the clauses. Run from the root after `move.ts`:
 * `npx tsx tools/rename/identifiers.ts`. Prints what a person must look at.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { movedPaths, type Rename, readPlan, trackedFiles } from './plan.ts';

const plan = readPlan();
const moved = movedPaths(plan);
const tracked = trackedFiles();
const code = tracked.filter(
  (file) =>
    /\.(ts|tsx|mjs|js)$/.test(file) &&
    !/^(tools\/(rename|bench)|src\/bench\/(boardgame|showdown))\//.test(file),
);

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
};
const program = ts.createProgram(code, options);
const checker = program.getTypeChecker();
const fileOf = (source: ts.SourceFile): string => relative('.', source.fileName);
const doubts: string[] = [];

/** Declarations of that name in a file: top-level ones, or members of a top-level type (at any depth for `Type.a.b`). */
const declared = (source: ts.SourceFile, path: readonly string[]): ts.Declaration[] => {
  const [head, ...rest] = path;
  const found: ts.Declaration[] = [];
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const each of statement.declarationList.declarations)
        if (ts.isIdentifier(each.name) && each.name.text === head) found.push(each);
    } else if (
      (ts.isFunctionDeclaration(statement) ||
        ts.isClassDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement) ||
        ts.isEnumDeclaration(statement)) &&
      statement.name?.text === head
    )
      found.push(statement);
  }
  let nodes: ts.Declaration[] = found;
  for (const name of rest) {
    const next: ts.Declaration[] = [];
    const look = (node: ts.Node): void => {
      const named = node as ts.NamedDeclaration;
      if (
        (ts.isPropertySignature(node) ||
          ts.isPropertyDeclaration(node) ||
          ts.isMethodSignature(node) ||
          ts.isMethodDeclaration(node) ||
          ts.isPropertyAssignment(node) ||
          ts.isShorthandPropertyAssignment(node) ||
          ts.isGetAccessor(node) ||
          ts.isParameter(node)) &&
        named.name !== undefined &&
        named.name.getText() === name
      )
        next.push(node as ts.Declaration);
      ts.forEachChild(node, look);
    };
    for (const node of nodes) ts.forEachChild(node, look);
    nodes = next;
  }
  return nodes;
};

/** What is renamed, by declaration; and the entries by the old word. */
const targets = new Map<ts.Declaration, { readonly from: string; readonly to: string }>();
const words = new Set<string>();
const done: Rename[] = [];
for (const entry of plan.identifiers) {
  const at = moved.get(entry.in) ?? entry.in;
  const source = program.getSourceFile(resolve(at));
  if (source === undefined) {
    doubts.push(`${entry.from}: no file ${at}`);
    continue;
  }
  const path = entry.from.split('.');
  const found = declared(source, path);
  if (found.length === 0) {
    doubts.push(`${at}: no ${entry.from}`);
    continue;
  }
  const to = entry.to.slice(entry.to.lastIndexOf('.') + 1);
  for (const each of found) targets.set(each, { from: path.at(-1) as string, to });
  words.add(path.at(-1) as string);
  done.push({ in: at, from: path.at(-1) as string, to });
}

const resolved = (symbol: ts.Symbol | undefined): ts.Symbol | undefined =>
  symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const targetOf = (
  symbol: ts.Symbol | undefined,
  name: string,
  seen = new Set<ts.Symbol>(),
): string | undefined => {
  const found = targetFor(symbol, seen);
  // Under another name, by which it was imported, it keeps that one.
  return found?.from === name ? found.to : undefined;
};

type Target = { readonly from: string; readonly to: string };

const targetFor = (symbol: ts.Symbol | undefined, seen = new Set<ts.Symbol>()): Target | undefined => {
  const real = resolved(symbol);
  if (real === undefined || seen.has(real)) return undefined;
  seen.add(real);
  for (const each of real.declarations ?? []) {
    const to = targets.get(each);
    if (to !== undefined) return to;
    // A property of an object literal whose type comes from elsewhere, or of a class that implements an interface.
    const parent = each.parent;
    if (parent !== undefined && ts.isObjectLiteralExpression(parent)) {
      const inContext = contextualTarget(parent, real.name, seen);
      if (inContext !== undefined) return inContext;
    }
    if (parent !== undefined && (ts.isClassDeclaration(parent) || ts.isInterfaceDeclaration(parent))) {
      for (const clause of parent.heritageClauses ?? [])
        for (const type of clause.types) {
          const inherited = targetFor(checker.getTypeAtLocation(type).getProperty(real.name), seen);
          if (inherited !== undefined) return inherited;
        }
    }
  }
  // A property of a mapped, united or instantiated type: the property it comes from.
  const links = real as unknown as {
    links?: { syntheticOrigin?: ts.Symbol; target?: ts.Symbol; containingType?: ts.UnionOrIntersectionType };
  };
  for (const origin of [links.links?.syntheticOrigin, links.links?.target]) {
    const to = origin && targetFor(origin, seen);
    if (to !== undefined) return to;
  }
  for (const type of links.links?.containingType?.types ?? []) {
    const to = targetFor(type.getProperty(real.name), seen);
    if (to !== undefined) return to;
  }
  return undefined;
};

const contextual = (literal: ts.ObjectLiteralExpression, name: string): string | undefined =>
  contextualTarget(literal, name)?.to;

const contextualTarget = (
  literal: ts.ObjectLiteralExpression,
  name: string,
  seen = new Set<ts.Symbol>(),
): Target | undefined => {
  const type = checker.getContextualType(literal);
  if (type === undefined) return undefined;
  const types = type.isUnionOrIntersection() ? [type, ...type.types] : [type];
  for (const each of types) {
    const to = targetFor(checker.getPropertyOfType(each, name), seen);
    if (to !== undefined) return to;
  }
  return undefined;
};

const edits = new Map<string, { start: number; end: number; text: string }[]>();
const applied = new Map<string, Map<string, string>>();
const edit = (node: ts.Node, from: string, to: string, text = to): void => {
  const source = node.getSourceFile();
  const file = fileOf(source);
  const list = edits.get(file) ?? [];
  list.push({ start: node.getStart(source), end: node.getEnd(), text });
  edits.set(file, list);
  const words = applied.get(file) ?? new Map<string, string>();
  words.set(from, to);
  applied.set(file, words);
};

const visit = (node: ts.Node): void => {
  if (ts.isIdentifier(node) && words.has(node.text)) rename(node);
  if (ts.isStringLiteral(node) && words.has(node.text)) {
    const parent = node.parent;
    if (ts.isLiteralTypeNode(parent) && ts.isIndexedAccessTypeNode(parent.parent)) {
      const to = targetOf(
        checker.getPropertyOfType(checker.getTypeFromTypeNode(parent.parent.objectType), node.text),
        node.text,
      );
      if (to !== undefined) edit(node, node.text, to, `'${to}'`);
    } else if (ts.isLiteralTypeNode(parent) || ts.isUnionTypeNode(parent.parent)) {
      // Pick<…>, Omit<…> and keys: seen by the compiler afterwards.
      let up: ts.Node = parent;
      while (ts.isUnionTypeNode(up.parent) || ts.isLiteralTypeNode(up)) {
        if (!ts.isUnionTypeNode(up.parent)) break;
        up = up.parent;
      }
      const reference = up.parent;
      if (
        ts.isTypeReferenceNode(reference) &&
        /^(Pick|Omit)$/.test(reference.typeName.getText()) &&
        reference.typeArguments?.[0] !== undefined
      ) {
        const to = targetOf(
          checker.getPropertyOfType(checker.getTypeFromTypeNode(reference.typeArguments[0]), node.text),
          node.text,
        );
        if (to !== undefined) edit(node, node.text, to, `'${to}'`);
      }
    }
  }
  ts.forEachChild(node, visit);
};

const rename = (node: ts.Identifier): void => {
  const parent = node.parent;
  const from = node.text;
  if (ts.isShorthandPropertyAssignment(parent) && parent.name === node) {
    const value = targetOf(checker.getShorthandAssignmentValueSymbol(parent), from);
    const property = ts.isObjectLiteralExpression(parent.parent)
      ? (contextual(parent.parent, from) ?? targets.get(parent)?.to)
      : undefined;
    if (value === undefined && property === undefined) return;
    const text =
      (property ?? from) === (value ?? from) ? (value ?? from) : `${property ?? from}: ${value ?? from}`;
    edit(node, from, value ?? property ?? from, text);
    return;
  }
  if (
    ts.isBindingElement(parent) &&
    parent.name === node &&
    parent.propertyName === undefined &&
    ts.isObjectBindingPattern(parent.parent)
  ) {
    const property = targetOf(
      checker.getPropertyOfType(checker.getTypeAtLocation(parent.parent), from),
      from,
    );
    if (property !== undefined) edit(node, from, property, `${property}: ${from}`);
    return;
  }
  if (ts.isBindingElement(parent) && parent.propertyName === node) {
    const property = targetOf(
      checker.getPropertyOfType(checker.getTypeAtLocation(parent.parent), from),
      from,
    );
    if (property !== undefined) edit(node, from, property);
    return;
  }
  if (ts.isPropertyAssignment(parent) && parent.name === node) {
    const to =
      contextual(parent.parent, from) ??
      targets.get(parent)?.to ??
      targetOf(checker.getSymbolAtLocation(node), from);
    if (to !== undefined) edit(node, from, to);
    return;
  }
  if (
    (ts.isMethodDeclaration(parent) || ts.isGetAccessor(parent)) &&
    parent.name === node &&
    ts.isObjectLiteralExpression(parent.parent)
  ) {
    const to = contextual(parent.parent, from) ?? targets.get(parent)?.to;
    if (to !== undefined) edit(node, from, to);
    return;
  }
  if ((ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) && parent.propertyName !== undefined) {
    // `a as b`: the outer or inner name alone.
    const symbol = ts.isImportSpecifier(parent)
      ? parent.propertyName === node
        ? checker.getSymbolAtLocation(parent.name)
        : undefined
      : parent.propertyName === node
        ? checker.getExportSpecifierLocalTargetSymbol(parent)
        : undefined;
    const to = targetOf(symbol, from);
    if (to !== undefined) edit(node, from, to);
    return;
  }
  if (ts.isJsxAttribute(parent) && parent.name === node) {
    const attributes = parent.parent;
    const type = checker.getContextualType(attributes);
    const to = type && targetOf(checker.getPropertyOfType(type, from), from);
    if (to !== undefined) edit(node, from, to);
    return;
  }
  const to = targetOf(
    ts.isExportSpecifier(parent)
      ? checker.getExportSpecifierLocalTargetSymbol(parent)
      : checker.getSymbolAtLocation(node),
    from,
  );
  if (to !== undefined) edit(node, from, to);
};

for (const source of program.getSourceFiles()) {
  const file = fileOf(source);
  if (file.startsWith('..') || file.includes('node_modules') || !tracked.includes(file)) continue;
  visit(source);
}

/** Names that mean one thing wherever a text shows them as code. */
const sources = new Map<string, Set<string>>();
for (const { from, to } of done) sources.set(from, (sources.get(from) ?? new Set()).add(to));
const plain = new Map<string, string>();
for (const [from, tos] of sources) {
  const [only] = tos;
  if (tos.size === 1 && only !== undefined && /[a-z][A-Z]|^[A-Z]/.test(from)) plain.set(from, only);
}
const wordsIn = (text: string, map: ReadonlyMap<string, string>): string =>
  text.replace(/(?<![\w$.'-])[A-Za-z_$][\w$]*(?![\w$])/g, (word) => map.get(word) ?? word);

for (const file of tracked) {
  const isCode = code.includes(file);
  if (!isCode && !file.endsWith('.md')) continue;
  if (/^(CHANGELOG\.md|tools\/rename\/)/.test(file)) continue;
  let text = readFileSync(file, 'utf8');
  const before = text;
  const list = (edits.get(file) ?? []).sort((a, b) => b.start - a.start);
  let last = Number.POSITIVE_INFINITY;
  for (const { start, end, text: to } of list) {
    if (end > last) continue;
    text = text.slice(0, start) + to + text.slice(end);
    last = start;
  }
  const inSpans = (part: string): string => part.replace(/`[^`\n]+`/g, (span) => wordsIn(span, plain));
  if (isCode) {
    text = text.replace(/\/\*\*[\s\S]*?\*\/|(?<=^|\s)\/\/ [^\n]*/g, (comment) => inSpans(comment));
  } else {
    text = text.replace(/```(?:ts|js|typescript)[\s\S]*?```/g, (block) => wordsIn(block, plain));
    text = inSpans(text);
  }
  if (text !== before) writeFileSync(file, text);
}

// The mutants hold pieces of code.
for (const file of tracked.filter((each) => /^test\/proof\/.*\.yaml$/.test(each))) {
  let text = readFileSync(file, 'utf8');
  const before = text;
  let blocks = text.split(/^(?=- clause:)/m);
  blocks = blocks.map((block) => {
    const of = /^\s+file: (.*)$/m.exec(block)?.[1];
    const map = of === undefined ? undefined : applied.get(of.trim());
    return map === undefined
      ? block
      : block.replace(/(?<=(find|replace): )[\s\S]*/, (rest) =>
          rest.replace(/(?<![\w$'-])[A-Za-z_$][\w$]*(?![\w$'-])/g, (word) => map.get(word) ?? word),
        );
  });
  text = blocks.join('');
  if (text !== before) writeFileSync(file, text);
}
console.log([...new Set(doubts)].sort().join('\n'));
console.log(
  `${[...edits.values()].reduce((sum, each) => sum + each.length, 0)} places in ${edits.size} files`,
);

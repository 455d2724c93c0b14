/**
 * Joins the files that the maps make one, takes away files that only re-export, and writes every import anew: one
 * declaration a module. Run from the root after `move.ts` and `identifiers.ts`: `npx tsx tools/rename/merge.ts`.
 * A merge whose names clash is left out and reported.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import ts from 'typescript';
import { movedPaths, readPlan, trackedFiles } from './plan.ts';

const plan = readPlan();
const moved = movedPaths(plan);
const tracked = trackedFiles();
const code = tracked.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && !file.startsWith('tools/rename/'));
const known = new Set(code);
const doubts: string[] = [];

/** Each file that joins another, and which one. */
const joins = new Map<string, string>();
const groups = new Map<string, string[]>();
for (const [to, olds] of plan.files) {
  if (olds.length < 2 || !/\.tsx?$/.test(to)) continue;
  const members = olds.map((old) => moved.get(old) as string).filter((file) => known.has(file));
  if (members.length < 2) continue;
  groups.set(to, members);
}

interface Named {
  readonly name: string;
  readonly local: string;
  readonly type: boolean;
}
interface Import {
  readonly from: string;
  readonly type: boolean;
  readonly default?: string;
  readonly namespace?: string;
  readonly named: readonly Named[];
  readonly bare: boolean;
  readonly attributes: string;
}
interface Export {
  readonly from: string;
  readonly type: boolean;
  readonly star: boolean;
  readonly as?: string;
  readonly named: readonly Named[];
}
interface Module {
  readonly file: string;
  readonly source: ts.SourceFile;
  readonly text: string;
}

const parsed = new Map<string, Module>();
const moduleOf = (file: string): Module => {
  const found = parsed.get(file);
  if (found !== undefined) return found;
  const text = readFileSync(file, 'utf8');
  const kind = file.endsWith('x')
    ? ts.ScriptKind.TSX
    : file.endsWith('s') && !file.endsWith('ts')
      ? ts.ScriptKind.JS
      : ts.ScriptKind.TS;
  const module = { file, text, source: ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true, kind) };
  parsed.set(file, module);
  return module;
};

const target = (file: string, written: string): string | undefined => {
  if (!written.startsWith('.')) return undefined;
  const path = normalize(join(dirname(file), written));
  return known.has(path) ? path : undefined;
};

const readImport = (node: ts.ImportDeclaration): Import => {
  const clause = node.importClause;
  const type = clause?.isTypeOnly ?? false;
  const bindings = clause?.namedBindings;
  return {
    from: (node.moduleSpecifier as ts.StringLiteral).text,
    type,
    bare: clause === undefined,
    attributes: node.attributes?.getText() ?? '',
    ...(clause?.name && { default: clause.name.text }),
    ...(bindings && ts.isNamespaceImport(bindings) && { namespace: bindings.name.text }),
    named:
      bindings && ts.isNamedImports(bindings)
        ? bindings.elements.map((each) => ({
            name: (each.propertyName ?? each.name).text,
            local: each.name.text,
            type: type || each.isTypeOnly,
          }))
        : [],
  };
};

const readExport = (node: ts.ExportDeclaration): Export => ({
  from: (node.moduleSpecifier as ts.StringLiteral).text,
  type: node.isTypeOnly,
  star: node.exportClause === undefined,
  ...(node.exportClause && ts.isNamespaceExport(node.exportClause) && { as: node.exportClause.name.text }),
  named:
    node.exportClause && ts.isNamedExports(node.exportClause)
      ? node.exportClause.elements.map((each) => ({
          name: (each.propertyName ?? each.name).text,
          local: each.name.text,
          type: node.isTypeOnly || each.isTypeOnly,
        }))
      : [],
});

/** Where a name that a barrel passes on is declared: the module and its name there. */
const throughBarrel = (
  file: string,
  name: string,
  barrels: ReadonlySet<string>,
): { file: string; name: string } | undefined => {
  if (!barrels.has(file)) return { file, name };
  for (const statement of moduleOf(file).source.statements) {
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier === undefined) continue;
    const each = readExport(statement);
    const from = target(file, each.from);
    if (from === undefined) continue;
    const named = each.named.find((one) => one.local === name);
    if (named !== undefined) return throughBarrel(from, named.name, barrels);
    if (each.star && each.as === undefined && exportsName(from, name, barrels))
      return throughBarrel(from, name, barrels);
  }
  return undefined;
};

/** Where a name that a file exports is declared, through all files that pass it on. */
const declaredIn = (file: string, name: string): { file: string; name: string } => {
  for (const statement of moduleOf(file).source.statements) {
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier === undefined) continue;
    const each = readExport(statement);
    const from = target(file, each.from);
    const named = each.named.find((one) => one.local === name);
    if (from !== undefined && named !== undefined) return declaredIn(from, named.name);
  }
  return { file, name };
};

const exportsName = (file: string, name: string, barrels: ReadonlySet<string>): boolean => {
  for (const statement of moduleOf(file).source.statements) {
    if (ts.isExportDeclaration(statement)) {
      if (
        statement.exportClause &&
        ts.isNamedExports(statement.exportClause) &&
        statement.exportClause.elements.some((each) => each.name.text === name)
      )
        return true;
      const path =
        statement.moduleSpecifier && target(file, (statement.moduleSpecifier as ts.StringLiteral).text);
      if (statement.exportClause === undefined && path !== undefined && exportsName(path, name, barrels))
        return true;
      continue;
    }
    if (declaredNames(statement).includes(name) && hasExport(statement)) return true;
  }
  return false;
};

const hasExport = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some((each) => each.kind === ts.SyntaxKind.ExportKeyword) ?? false);

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((each) => (ts.isOmittedExpression(each) ? [] : namesIn(each.name)));

const declaredNames = (statement: ts.Statement): string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((each) => namesIn(each.name));
  const named = statement as ts.DeclarationStatement;
  return named.name !== undefined && ts.isIdentifier(named.name) ? [named.name.text] : [];
};

/** What a top-level `const { a, b } = labels;` takes its names from. */
const destructured = (statement: ts.Statement): string | undefined => {
  if (!ts.isVariableStatement(statement) || hasExport(statement)) return undefined;
  const [only, ...others] = statement.declarationList.declarations;
  return only !== undefined &&
    others.length === 0 &&
    ts.isObjectBindingPattern(only.name) &&
    only.initializer !== undefined &&
    ts.isIdentifier(only.initializer)
    ? only.initializer.text
    : undefined;
};

/** What a file's `export { name };` passes on from an import of its own, as `module#name`. */
const passedOn = (file: string, name: string): string | undefined => {
  const { statements } = moduleOf(file).source;
  const isPassed = statements.some(
    (each) =>
      ts.isExportDeclaration(each) &&
      each.moduleSpecifier === undefined &&
      each.exportClause !== undefined &&
      ts.isNamedExports(each.exportClause) &&
      each.exportClause.elements.some((one) => one.name.text === name),
  );
  if (!isPassed) return undefined;
  for (const each of statements.filter(ts.isImportDeclaration).map(readImport)) {
    const one = each.named.find(({ local }) => local === name);
    if (one !== undefined) return `${target(file, each.from) ?? each.from}#${one.name}`;
  }
  return undefined;
};

const barrels = new Set(plan.remove.map((old) => moved.get(old) ?? old).filter((file) => known.has(file)));

// Which merges can be: the names of a file must mean one thing.
for (const [to, members] of groups) {
  const inside = new Set(members);
  const names = new Map<string, string>();
  const clashes: string[] = [];
  const claim = (name: string, meaning: string, by: string): void => {
    const other = names.get(name);
    // `const { of } = labels;` of labels that are made of a constant `of` of the file they stand in.
    if (other?.startsWith('here ') && meaning.startsWith('of ')) return;
    if (other !== undefined && other !== meaning) clashes.push(`${name} (${by})`);
    else names.set(name, meaning);
  };
  for (const file of members) {
    for (const statement of moduleOf(file).source.statements) {
      if (ts.isImportDeclaration(statement)) {
        const each = readImport(statement);
        const from = target(file, each.from);
        const key =
          from ?? (each.from.startsWith('.') ? normalize(join(dirname(file), each.from)) : each.from);
        if (each.default) claim(each.default, `${key}#default`, file);
        if (each.namespace) {
          claim(each.namespace, `${key}#*`, file);
          if (from !== undefined && inside.has(from))
            clashes.push(`* as ${each.namespace} of ${from} (${file})`);
        }
        for (const one of each.named) {
          const origin = from === undefined ? undefined : throughBarrel(from, one.name, barrels);
          const home = origin?.file ?? key;
          const real = origin && declaredIn(origin.file, origin.name);
          if (inside.has(home) && real !== undefined && !inside.has(real.file)) {
            claim(one.local, `${real.file}#${real.name}`, file);
            continue;
          }
          const passed = origin === undefined ? undefined : passedOn(origin.file, origin.name);
          if (inside.has(home) && passed !== undefined) claim(one.local, passed, file);
          else if (inside.has(home)) {
            // An alias of a name that now stands in the same file goes: `plainNames` writes the name itself.
            claim(origin?.name ?? one.name, `here ${home}`, file);
          } else claim(one.local, `${home}#${origin?.name ?? one.name}`, file);
        }
      } else if (!ts.isExportDeclaration(statement)) {
        const taken = destructured(statement);
        for (const name of declaredNames(statement))
          claim(name, taken === undefined ? `here ${file}` : `of ${taken}`, file);
        if (ts.isExportAssignment(statement) && members.length > 1) names.set('default', file);
      }
    }
  }
  if (clashes.length > 0) {
    doubts.push(`not merged: ${to}: ${clashes.join(', ')}`);
    continue;
  }
  for (const file of members) joins.set(file, to);
}

const finalPath = (file: string): string => joins.get(file) ?? file;

/** What a file's import of a module becomes. */
interface Line {
  from: string;
  attributes: string;
  bare: boolean;
  default?: { name: string; type: boolean };
  namespace?: { name: string; type: boolean };
  named: Map<string, { name: string; type: boolean }>;
}

const specifier = (home: string, to: string): string => {
  const path = relative(dirname(home), to);
  return path.startsWith('.') ? path : `./${path}`;
};

const importLines = (home: string, imports: readonly (Import & { at: string })[]): string[] => {
  const lines = new Map<string, Line>();
  const lineOf = (from: string, attributes: string): Line => {
    const key = `${from} ${attributes}`;
    const line = lines.get(key) ?? { from, attributes, bare: false, named: new Map() };
    lines.set(key, line);
    return line;
  };
  for (const each of imports) {
    const file = target(each.at, each.from);
    if (file === undefined) {
      const from = each.from.startsWith('.')
        ? specifier(home, normalize(join(dirname(each.at), each.from)))
        : each.from;
      const line = lineOf(from, each.attributes);
      add(line, each, each.named);
      continue;
    }
    /** Where an imported name is found after the merge. */
    const originOf = (name: string): { file: string; name: string } => {
      const origin = throughBarrel(file, name, barrels) ?? { file, name };
      return finalPath(origin.file) === home ? declaredIn(origin.file, origin.name) : origin;
    };
    const own = each.named.filter((one) => finalPath(originOf(one.name).file) !== home);
    if (each.default || each.namespace || each.bare) {
      if (finalPath(file) !== home) add(lineOf(specifier(home, finalPath(file)), each.attributes), each, []);
    }
    for (const one of own) {
      const origin = originOf(one.name);
      add(
        lineOf(specifier(home, finalPath(origin.file)), each.attributes),
        { type: each.type, bare: false },
        [{ ...one, name: origin.name }],
      );
    }
  }
  const texts: string[] = [];
  for (const line of lines.values()) {
    const attributes = line.attributes ? ` ${line.attributes}` : '';
    if (line.bare) texts.push(`import '${line.from}';`);
    if (line.namespace)
      texts.push(
        `import ${line.namespace.type ? 'type ' : ''}* as ${line.namespace.name} from '${line.from}'${attributes};`,
      );
    const named = [...line.named].sort(([a], [b]) => (a < b ? -1 : 1));
    const allTypes = named.every(([, one]) => one.type) && (line.default === undefined || line.default.type);
    if (named.length === 0 && line.default === undefined) continue;
    const inner = named.map(
      ([local, one]) =>
        `${!allTypes && one.type ? 'type ' : ''}${one.name === local ? local : `${one.name} as ${local}`}`,
    );
    const parts = [line.default?.name, inner.length > 0 ? `{ ${inner.join(', ')} }` : undefined].filter(
      (part) => part !== undefined,
    );
    if (allTypes && line.default && inner.length > 0) {
      texts.push(
        `import type ${line.default.name} from '${line.from}'${attributes};`,
        `import type { ${inner.join(', ')} } from '${line.from}'${attributes};`,
      );
    } else
      texts.push(`import ${allTypes ? 'type ' : ''}${parts.join(', ')} from '${line.from}'${attributes};`);
  }
  return texts;
};

const add = (
  line: Line,
  each: { type: boolean; bare: boolean; default?: string; namespace?: string },
  named: readonly Named[],
): void => {
  if (each.bare) line.bare = true;
  if (each.default) line.default = { name: each.default, type: each.type && (line.default?.type ?? true) };
  if (each.namespace)
    line.namespace = { name: each.namespace, type: each.type && (line.namespace?.type ?? true) };
  for (const one of named) {
    const there = line.named.get(one.local);
    line.named.set(one.local, { name: one.name, type: one.type && (there?.type ?? true) });
  }
};

/** Places in a module where it uses another name for what now stands in the same file, and the name itself. */
const plainNames = (file: string, home: string): { start: number; end: number; text: string }[] => {
  const { source } = moduleOf(file);
  const aliases = new Map<string, string>();
  for (const each of importsOf(file)) {
    const from = target(file, each.from);
    if (from === undefined) continue;
    for (const one of each.named) {
      const origin = throughBarrel(from, one.name, barrels) ?? { file: from, name: one.name };
      if (finalPath(origin.file) === home && origin.name !== one.local) aliases.set(one.local, origin.name);
    }
  }
  const places: { start: number; end: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && aliases.has(node.text)) {
      const { parent } = node;
      const name = aliases.get(node.text) as string;
      const isKey =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        ((ts.isPropertyAssignment(parent) ||
          ts.isPropertySignature(parent) ||
          ts.isMethodDeclaration(parent)) &&
          parent.name === node);
      if (!isKey)
        places.push({
          start: node.getStart(source),
          end: node.getEnd(),
          text: ts.isShorthandPropertyAssignment(parent) ? `${node.text}: ${name}` : name,
        });
    }
    ts.forEachChild(node, visit);
  };
  if (aliases.size > 0) visit(source);
  return places;
};

/** The text of a module without its imports, and with its re-exports pointing where they must. */
const bodyOf = (file: string, home: string): string => {
  const places = plainNames(file, home);
  if (places.length > 0) {
    const { text } = moduleOf(file);
    let at = 0;
    let plain = '';
    for (const place of places.sort((a, b) => a.start - b.start)) {
      plain += text.slice(at, place.start) + place.text;
      at = place.end;
    }
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const whole = plain + text.slice(at);
    parsed.set(file, {
      file,
      text: whole,
      source: ts.createSourceFile(file, whole, ts.ScriptTarget.ES2023, true, kind),
    });
  }
  const { source, text } = moduleOf(file);
  let result = '';
  let at = 0;
  const replace = (from: number, to: number, by: string): void => {
    result += text.slice(at, from) + by;
    at = to;
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      // A comment above the first import stays with the file.
      replace(statement.getStart(source), statement.getEnd(), '');
      continue;
    }
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined) {
      const each = readExport(statement);
      const from = target(file, each.from);
      if (from === undefined) {
        if (each.from.startsWith('.'))
          replace(
            statement.getStart(source),
            statement.getEnd(),
            statement
              .getText()
              .replace(each.from, specifier(home, normalize(join(dirname(file), each.from)))),
          );
        continue;
      }
      if (each.named.length > 0) {
        const lines = new Map<string, string[]>();
        for (const one of each.named) {
          const origin = throughBarrel(from, one.name, barrels) ?? { file: from, name: one.name };
          const to = finalPath(origin.file);
          if (to === home) {
            if (origin.name !== one.local) doubts.push(`${home}: exports ${origin.name} as ${one.local}`);
            continue;
          }
          const list = lines.get(to) ?? [];
          list.push(
            `${one.type ? 'type ' : ''}${origin.name === one.local ? one.local : `${origin.name} as ${one.local}`}`,
          );
          lines.set(to, list);
        }
        replace(
          statement.getStart(source),
          statement.getEnd(),
          [...lines]
            .map(([to, list]) =>
              list.every((one) => one.startsWith('type '))
                ? `export type { ${list.map((one) => one.slice(5)).join(', ')} } from '${specifier(home, to)}';`
                : `export { ${list.join(', ')} } from '${specifier(home, to)}';`,
            )
            .join('\n'),
        );
        continue;
      }
      const to = finalPath(from);
      if (barrels.has(from)) doubts.push(`${home}: exports all of ${from}, which goes`);
      replace(
        statement.getStart(source),
        statement.getEnd(),
        to === home && each.as === undefined
          ? ''
          : statement.getText().replace(each.from, specifier(home, to)),
      );
    }
  }
  result += text.slice(at);
  return result.trim();
};

/** Other relative paths in a text: dynamic imports, `import('…').Type`, URLs. */
const otherPaths = (file: string, home: string, text: string): string =>
  text.replace(/(?<!from )(['"`])(\.{1,2}\/[^'"`\n$]*)\1/g, (whole, quote: string, written: string) => {
    const [, path = '', query = ''] = /^([^?#]*)([?#].*)?$/.exec(written) ?? [];
    const to = normalize(join(dirname(file), path));
    if (!existsSync(to)) return whole;
    if (barrels.has(to)) {
      doubts.push(`${home}: loads ${to}, which goes`);
      return whole;
    }
    const final = finalPath(to);
    if (final === to && dirname(file) === dirname(home)) return whole;
    return `${quote}${specifier(home, final)}${path.endsWith('/') && !specifier(home, final).endsWith('/') ? '/' : ''}${query}${quote}`;
  });

const results = new Map<string, string>();
const importsOf = (file: string): (Import & { at: string })[] =>
  moduleOf(file)
    .source.statements.filter(ts.isImportDeclaration)
    .map((each) => ({ ...readImport(each), at: file }));

/** One `const { a, b } = labels;` for all bodies, where the first one stands. */
const oneDestructuring = (bodies: readonly string[]): string[] => {
  const taken = new Map<string, Set<string>>();
  const pattern = /^const \{([^}]*)\} = (\w+);\n*/gm;
  for (const body of bodies)
    for (const [, names = '', of = ''] of body.matchAll(pattern)) {
      const all = taken.get(of) ?? new Set();
      for (const name of names.split(',').map((each) => each.trim())) if (name !== '') all.add(name);
      taken.set(of, all);
    }
  const written = new Set<string>();
  for (const [, name = ''] of bodies.join('\n').matchAll(/^(?:export )?const (\w+)\b/gm))
    for (const all of taken.values()) all.delete(name);
  if (bodies.length < 2) return [...bodies];
  return bodies.map((body) =>
    body.replace(pattern, (_, __, of: string) => {
      if (written.has(of)) return '';
      written.add(of);
      return `const { ${[...(taken.get(of) ?? [])].join(', ')} } = ${of};\n\n`;
    }),
  );
};

const finals = new Map<string, string[]>();
for (const file of code) {
  if (barrels.has(file)) continue;
  const home = finalPath(file);
  if (!finals.has(home)) finals.set(home, []);
}
for (const [to, members] of groups) if (members.every((each) => joins.has(each))) finals.set(to, members);
for (const [home, members] of finals) if (members.length === 0) members.push(home);

for (const [home, members] of finals) {
  const touched =
    members.length > 1 ||
    moduleOf(members[0] as string).source.statements.some((each) => {
      const node = (each as ts.ImportDeclaration | ts.ExportDeclaration).moduleSpecifier;
      if (node === undefined || !ts.isStringLiteral(node)) return false;
      const from = target(members[0] as string, node.text);
      return from !== undefined && (barrels.has(from) || finalPath(from) !== from);
    });
  const only = members[0] as string;
  if (!touched) {
    const text = otherPaths(only, home, moduleOf(only).text);
    if (text !== moduleOf(only).text) results.set(home, text);
    continue;
  }
  const lines = importLines(home, members.flatMap(importsOf));
  const bodies = oneDestructuring(
    members.map((file) => otherPaths(file, home, bodyOf(file, home))).filter((body) => body !== ''),
  );
  const shebang = bodies[0]?.startsWith('#!') ? `${bodies[0].slice(0, bodies[0].indexOf('\n') + 1)}` : '';
  if (shebang) bodies[0] = (bodies[0] as string).slice(shebang.length).trim();
  results.set(home, `${shebang}${lines.join('\n')}\n\n${bodies.join('\n\n')}\n`);
}

const gone = new Set<string>([...barrels]);
for (const [file, to] of joins) if (file !== to) gone.add(file);
for (const [file, text] of results) writeFileSync(file, text);
for (const file of gone) rmSync(file);

// Paths from the root that texts name.
const TEXT = /\.(ts|tsx|js|mjs|json|jsonl|md|ya?ml|grit|py|css|html)$|^\.ci\//;
for (const file of trackedFiles()) {
  if (
    !TEXT.test(file) ||
    /^(package-lock\.json|CHANGELOG\.md|tools\/rename\/|test\/regressions\/)/.test(file)
  )
    continue;
  const text = readFileSync(file, 'utf8');
  let next = text.replace(
    /(?<![\w./@-])(?:src|packages|tools|examples|machines|properties|test)\/[\w./-]*\w/g,
    (path) => {
      for (const end of ['', '.ts', '.tsx']) {
        const to = joins.get(path + end);
        if (to !== undefined) return to.slice(0, to.length - end.length);
      }
      if (gone.has(path)) doubts.push(`${file}: names ${path}, which goes`);
      return path;
    },
  );
  if (file.endsWith('.md'))
    next = next.replace(/\]\(([^)\s#:]+)/g, (whole, path: string) => {
      const at = normalize(join(dirname(file), path));
      const to = joins.get(at);
      return to === undefined || to === at
        ? whole
        : `](${specifier(file, to).replace(/^\.\//, path.startsWith('./') ? './' : '')}`;
    });
  if (next !== text) writeFileSync(file, next);
}
console.log([...new Set(doubts)].sort().join('\n'));
console.log(`${joins.size} files became ${new Set(joins.values()).size}`);

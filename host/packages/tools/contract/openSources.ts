import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API, type Project, SymbolFlags } from 'typescript/unstable/sync';
import { root } from '../start/npm.mjs';

/** The repository as the compiler reads it. */
export type Sources = ReturnType<typeof sourcesOf>;

/** The text of files by their paths in the repository, in place of what is on disk. */
export type Changes = Readonly<Record<string, string>>;

/**
 * Opens files and folders of the repository in the compiler. `after` gives them as they are after changes to some, each
 * time from what is on disk. Close it after use: the compiler is a process of its own.
 */
export function openSources(files: readonly string[]) {
  const config = join(root, 'tsconfig.contract.json');
  const options = JSON.stringify({ extends: './tsconfig.json', include: files });
  const texts = new Map<string, string>();
  const textOf = (path: string) => (path === config ? options : texts.get(path));
  const exists = (path: string) => textOf(path) !== undefined || undefined;
  const api = new API({ cwd: root, fs: { readFile: textOf, fileExists: exists } });

  const after = (changes: Changes) => {
    const before = [...texts.keys()];
    texts.clear();
    for (const [file, text] of Object.entries(changes)) texts.set(join(root, file), text);
    const fileChanges = { changed: [...new Set([...before, ...texts.keys()])] };
    const project = api.updateSnapshot({ openProjects: [config], fileChanges }).getProject(config);
    if (!project) throw new Error('The compiler does not open the project');
    return sourcesOf(project, (file) => texts.get(join(root, file)));
  };

  return { after, close: () => api.close() };
}

function sourcesOf({ checker, program }: Project, changed: (file: string) => string | undefined) {
  const sourceOf = (file: string) => {
    const source = program.getSourceFile(join(root, file));
    if (!source) throw new Error(`There is no ${file}, which is a part of the contract`);
    return source;
  };
  return {
    checker,
    exportsOf: (file: string) => {
      const module = checker.getSymbolAtLocation(sourceOf(file));
      return module ? checker.getExportsOfModule(module) : [];
    },
    list: (folder: string) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => join(folder, file))
        .sort(),
    read: (file: string) => changed(file) ?? readFileSync(join(root, file), 'utf8'),
    /** The type of a value, or the type that a name stands for, exported or not. */
    typeOf: (file: string, name: string) => {
      const flags = SymbolFlags.Value | SymbolFlags.Type;
      const symbol = checker.resolveName(name, flags, sourceOf(file), true);
      if (!symbol) throw new Error(`${file} has no ${name}, which is a part of the contract`);
      const isType = (symbol.flags & SymbolFlags.Value) === 0;
      const type = isType
        ? checker.getDeclaredTypeOfSymbol(symbol)
        : checker.getTypeOfSymbol(symbol);
      if (!type || type.isErrorType()) throw new Error(`${file}: the type of ${name} is unknown`);
      return type;
    },
  };
}

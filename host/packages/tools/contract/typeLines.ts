import type { Checker, Symbol as Property, Type } from 'typescript/unstable/sync';

/** What a type is made of: a line for each property, with the kinds of values that it can have. */
export interface TypeLines {
  lines: Record<string, string>;
  /** What is marked as deprecated in the source, with what to use instead. */
  deprecated: Record<string, string>;
}

/**
 * Spells a type out, down to what cannot be divided: names of types say nothing to a reader who has another release.
 * `path` is the name of its first line.
 */
export function typeLines(checker: Checker, path: string, type: Type): TypeLines {
  const found: TypeLines = { lines: {}, deprecated: {} };
  add(checker, found, path, type);
  return found;
}

function add(checker: Checker, found: TypeLines, path: string, type: Type) {
  const kinds = new Set<string>();
  // Above the lines of its parts.
  found.lines[path] = '';
  for (const member of type.isUnionType() ? type.getTypes() : [type])
    kinds.add(addMember(checker, found, path, member));
  if (kinds.delete('true') && kinds.delete('false')) kinds.add('boolean');
  found.lines[path] = [...kinds].sort().join(' | ');
}

/** Adds the lines below one member of a union, and says what kind of value it is. */
function addMember(checker: Checker, found: TypeLines, path: string, type: Type) {
  if (checker.isArrayLikeType(type)) {
    const [item] = type.isTypeReference() ? checker.getTypeArguments(type) : [];
    if (item) add(checker, found, `${path}[]`, item);
    return 'list';
  }
  if (!isObject(type) || checker.getSignaturesOfType(type, 0).length > 0)
    return checker.typeToString(type).replaceAll('"', "'");
  for (const { valueType } of checker.getIndexInfosOfType(type))
    add(checker, found, `${path}[*]`, valueType);
  for (const property of checker.getPropertiesOfType(type)) {
    const name = `${path}.${property.name}`;
    const value = checker.getTypeOfSymbol(property);
    if (value) add(checker, found, name, value);
    const instead = deprecationOf(checker, property);
    if (instead !== undefined) found.deprecated[name] = instead;
  }
  return 'object';
}

function isObject(type: Type) {
  return type.isIntersectionType() ? type.getTypes().every(isObject) : type.isObjectType();
}

/** What the source says to use instead of something deprecated; undefined if it is not deprecated. */
export function deprecationOf(checker: Checker, symbol: Property) {
  const tag = checker.getJsDocTagsOfSymbol(symbol).find(({ name }) => name === 'deprecated');
  return tag && (tag.text ?? '').trim();
}

/** The value of a name that the source writes out. */
export function literalOf(type: Type) {
  if (type.isLiteralType()) return String(type.value);
  throw new Error('A name in the contract is not written out');
}

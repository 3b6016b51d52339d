import './takeStyles';

import { __PRIVATE__ } from 'styled-components';

const { mainSheet, StyleSheet } = __PRIVATE__;

/** What follows the rules of a component in prerendered styles: its id, and as content the classes that have rules. */
const marker = /^data-styled\.g\d+\[id="([\w-]+)"\]$/;

const styles = document.querySelectorAll<HTMLStyleElement>('style[data-rendered]');
const adopted = [...styles].flatMap(({ sheet }) => sheet ?? []);
if (adopted.length > 0) adopt();

/**
 * Has the library use the styles of the html where they are. It would put each rule into a sheet of its own and remove
 * the html's, whereupon the browser computes the style of every element anew.
 */
function adopt() {
  const groups = mainSheet.getTag();
  const tag: Tag = groups.tag;
  const own = tag.element;
  // Without it, the library inserts all rules again: slower, but right.
  if (!own?.sheet) return;
  splitIntoSheets(tag, [...adopted, own.sheet], own);
  // Groups are numbered in the order of their rules. An animation that two parts share has rules in both sheets: the second
  // time they count as the end of the group before them.
  let group = 0;
  for (const { id, names, size } of adopted.flatMap(componentsIn)) {
    if (!mainSheet.names.has(id)) group = StyleSheet.registerId(id);
    groups.groupSizes[group] = (groups.groupSizes[group] ?? 0) + size;
    for (const name of names) mainSheet.registerName(id, name);
  }
}

/** The components of a sheet in the order of their rules: which classes they have, and how many rules. */
function componentsIn(sheet: CSSStyleSheet) {
  const components: { id: string; names: string[]; size: number }[] = [];
  let size = 0;
  for (const rule of sheet.cssRules) {
    size += 1;
    const id = rule instanceof CSSStyleRule && marker.exec(rule.selectorText)?.[1];
    if (!id) continue;
    const names = rule.style.content.slice(1, -1).split(',').filter(Boolean);
    components.push({ id, names, size });
    size = 0;
  }
  return components;
}

type Tag = ReturnType<typeof mainSheet.getTag>['tag'] & { element?: HTMLStyleElement };

/**
 * Keeps the library's one list of rules in several sheets: those of the html, then its own. What comes at the end after a
 * frame begins a new one, because a change of a sheet has the browser compute the style of whatever any of its rules is for.
 */
function splitIntoSheets(tag: Tag, sheets: CSSStyleSheet[], own: HTMLStyleElement) {
  /** Takes the rules that come at the end until the next frame. */
  let last: CSSStyleSheet | undefined;

  function placeOf(index: number) {
    let rest = index;
    for (const sheet of sheets) {
      if (rest < sheet.cssRules.length) return { sheet, at: rest };
      rest -= sheet.cssRules.length;
    }
    return null;
  }

  function placeAtEnd() {
    last ??= openSheet();
    return { sheet: last, at: last.cssRules.length };
  }

  function openSheet() {
    requestAnimationFrame(() => {
      last = undefined;
    });
    const before = sheets.at(-1);
    if (before?.cssRules.length === 0) return before;
    const element = document.createElement('style');
    for (const { name, value } of own.attributes) element.setAttribute(name, value);
    document.head.append(element);
    if (!element.sheet) throw new Error('A style element in the document has no sheet');
    sheets.push(element.sheet);
    return element.sheet;
  }

  tag.insertRule = (index, rule) => {
    const { sheet, at } = placeOf(index) ?? placeAtEnd();
    try {
      sheet.insertRule(rule, at);
      return true;
    } catch {
      return false;
    }
  };
  tag.deleteRule = (index) => {
    const place = placeOf(index);
    place?.sheet.deleteRule(place.at);
  };
  tag.getRule = (index) => {
    const place = placeOf(index);
    return place?.sheet.cssRules[place.at]?.cssText ?? '';
  };
}

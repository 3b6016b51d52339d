import './takeStyles';

import { __PRIVATE__ } from 'styled-components';

const { mainSheet, StyleSheet } = __PRIVATE__;

/** What follows the rules of a component in prerendered styles: its id, and as content the classes that have rules. */
const marker = /^data-styled\.g\d+\[id="([\w-]+)"\]$/;

const adopted = [...document.querySelectorAll<HTMLStyleElement>('style[data-rendered]')];
if (adopted.length > 0) adopt();

/**
 * Has the library use the styles of the html where they are. It would put their rules into a sheet of its own and remove
 * the html's, whereupon the browser recalculates the style of every element.
 */
function adopt() {
  const groups = mainSheet.getTag();
  splitIntoSheets(groups);
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
function componentsIn(style: HTMLStyleElement) {
  const components: { id: string; names: string[]; size: number }[] = [];
  let size = 0;
  for (const rule of rulesOf(style)) {
    size += 1;
    const id = rule instanceof CSSStyleRule && marker.exec(rule.selectorText)?.[1];
    if (!id) continue;
    const names = rule.style.content.slice(1, -1).split(',').filter(Boolean);
    components.push({ id, names, size });
    size = 0;
  }
  return components;
}

/**
 * Keeps the library's one list of rules in several sheets: those of the html, then one for each component whose rules come
 * later, because a change of a sheet has the browser recalculate the style of whatever any of its rules is for.
 */
function splitIntoSheets(groups: ReturnType<typeof mainSheet.getTag>) {
  const styles = [...adopted];
  const added = new Map<number, HTMLStyleElement>();
  let group = 0;

  function placeOf(index: number) {
    let at = index;
    for (const style of styles) {
      const { length } = rulesOf(style);
      if (at < length) return { style, at };
      at -= length;
    }
    throw new RangeError(`There is no rule ${index}`);
  }

  /** The place after the rule before: in a new sheet, if that rule ends one of another component. */
  function placeFor(index: number) {
    const { style, at } = placeOf(index - 1);
    const isEnd = at + 1 === rulesOf(style).length;
    if (isEnd && style !== added.get(group)) return { style: addStyle(style), at: 0 };
    return { style, at: at + 1 };
  }

  function addStyle(before: HTMLStyleElement) {
    const style = document.createElement('style');
    before.after(style);
    styles.splice(styles.indexOf(before) + 1, 0, style);
    added.set(group, style);
    return style;
  }

  const { insertRules } = groups;
  groups.insertRules = (...given) => {
    [group] = given;
    insertRules.apply(groups, given);
  };
  groups.tag.insertRule = (index, rule) => {
    const { style, at } = placeFor(index);
    try {
      style.sheet?.insertRule(rule, at);
      return true;
    } catch {
      return false;
    }
  };
  groups.tag.deleteRule = (index) => {
    const { style, at } = placeOf(index);
    style.sheet?.deleteRule(at);
  };
  groups.tag.getRule = (index) => {
    const { style, at } = placeOf(index);
    return rulesOf(style)[at]?.cssText ?? '';
  };
}

function rulesOf({ sheet }: HTMLStyleElement) {
  if (!sheet) throw new Error('A style element of the document has no sheet');
  return sheet.cssRules;
}

import { type ReactNode, useContext, useInsertionEffect, useState } from 'react';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';

type Sheet = ReturnType<typeof useSheet>;

const quiet = 500;
const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Puts the styles of what is rendered in it into the document when all of it is rendered, together with those of others,
 * half a second after the last. Each time that rules come, the browser computes the style of every element.
 */
export function StylesAtOnce({ children }: { children: ReactNode }) {
  const styleSheet = useSheet();
  const [{ sheet, release }] = useState(() => holdBack(styleSheet));
  return (
    <StyleSheetManager sheet={sheet}>
      {children}
      <Rendered then={release} />
    </StyleSheetManager>
  );
}

/** React runs this effect in hidden trees, too. */
function Rendered({ then: release }: { then: () => void }) {
  useInsertionEffect(() => {
    waiting.add(release);
    clearTimeout(timer);
    timer = setTimeout(releaseAll, quiet);
  }, [release]);
  return null;
}

function releaseAll() {
  for (const release of waiting) release();
  waiting.clear();
}

const useSheet = () => useContext(StyleSheetContext).styleSheet;

/** A sheet that keeps the rules it is given until `release`, and otherwise does what the given one does. */
function holdBack(sheet: Sheet) {
  const held = new Map<string, Parameters<Sheet['insertRules']>>();
  const keeping: Pick<Sheet, 'hasNameForId' | 'insertRules'> = {
    hasNameForId: (id, name) => held.has(id + name) || sheet.hasNameForId(id, name),
    insertRules: (id, name, rules) => void held.set(id + name, [id, name, rules]),
  };
  return {
    sheet: Object.assign(Object.create(sheet) as Sheet, keeping),
    release: () => {
      for (const [id, name, rules] of held.values())
        if (!sheet.hasNameForId(id, name)) sheet.insertRules(id, name, rules);
    },
  };
}

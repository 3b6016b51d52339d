import { onSilence } from '@donate-impact/shared/network';

/** The URLs of the scripts that were given up. */
const ended = new Set<string>();

/**
 * From now on, ends a script that hangs as a browser ends one that fails, so whoever waits for it can try again. No loader
 * of scripts has a limit of its own: a limit in seconds would call a slow line broken.
 */
export function endSilentScripts() {
  new MutationObserver((changes) => {
    // Those of releases have hashes; others, such as an operator's, are not ours to end.
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement && node.integrity) watch(node);
  }).observe(document.head, { childList: true });
}

function watch(script: HTMLScriptElement) {
  ended.delete(script.src);
  const { end: stop } = onSilence(() => {
    ended.add(script.src);
    script.dispatchEvent(new Event('error'));
  });
  for (const type of ['load', 'error']) script.addEventListener(type, stop);
  // It may run after all.
  script.addEventListener('load', () => ended.delete(script.src));
}

/** True if a script was given up, not refused. */
export const wasSilent = (url: string) => ended.has(url);

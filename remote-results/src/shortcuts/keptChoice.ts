const key = 'donate-impact-shortcuts';

/** Whether single-key shortcuts are on in this tab: unless they were turned off in it. */
export function areShortcutsOn(): boolean {
  try {
    return sessionStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps the choice for the tab; where storage is blocked, for this page. */
export function keepShortcuts(isOn: boolean) {
  try {
    if (isOn) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, 'off');
  } catch {
    // The state of the page has it.
  }
}

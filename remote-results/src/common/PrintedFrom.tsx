import { usePrinting } from './usePrinting';

/** On paper alone: the date, and the address that the page came from. */
export function PrintedFrom() {
  if (!usePrinting()) return null;
  return <span>{` Printed on ${new Date().toDateString()} from ${window.location.href}`}</span>;
}

import { usePrinting } from './usePrinting';

/** On paper alone: the date, and the address that the page came from. */
export function PrintedFrom() {
  return (
    usePrinting() && (
      <span>{` Printed on ${new Date().toDateString()} from ${window.location.href}`}</span>
    )
  );
}

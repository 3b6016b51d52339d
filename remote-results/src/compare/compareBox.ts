/** The id of the box that chooses a candidate for the comparison. */
export const compareBoxId = (id: string) => `compare-${id}`;

/** That box, where the list shows it. */
export const compareBox = (id: string) => document.getElementById(compareBoxId(id));

/** The id of an element that stands for a candidate. A candidate's id may have spaces, which separate ids in attributes. */
export const elementId = (kind: string, id: string) => `${kind}-${encodeURIComponent(id)}`;

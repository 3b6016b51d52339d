/** The path of the data file. */
export const candidatesUrl = '/data/candidates.json';

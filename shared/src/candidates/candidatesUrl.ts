/** The path of the data file, on this site and in each release of the shell. */
export const candidatesUrl = '/data/candidates.json';

/** Where this page's release of the shell has the data file, with its hash. A remote that runs alone has no shell. */
export const candidatesAddress = () => document.documentElement.dataset.candidates ?? candidatesUrl;

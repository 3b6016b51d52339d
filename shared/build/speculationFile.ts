/** The file of a shell's release that tells browsers what to load ahead on the landing page. */
export const speculationFile = 'pages/speculation.json';

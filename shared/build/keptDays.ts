/** The number of days that servers keep a release after it was last live, for tabs that are open. */
export const keptDays = 30;

/** For how many days servers keep hashed files that no longer belong to the current release, for tabs that are open. */
export const keptDays = 30;

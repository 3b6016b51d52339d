/** The reason why a command did nothing, in words for the operator. */
export class UserError extends Error {}

/** What a change of the contract needs: nothing, a new minor or major version, or a release that deprecates first. */
type Needs = 'nothing' | 'minor' | 'major' | 'deprecation';

/** A change of a source: text that occurs in the file once, and what replaces it. */
export type Edit = readonly [file: string, from: string, to: string];

/** A change of the contract, and the line that is named when it is refused. */
export type Mutation = readonly [needs: Needs, title: string, line: string, ...edits: Edit[]];

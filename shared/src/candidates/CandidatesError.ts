/** Why the list of candidates could not be had. */
export type CandidatesErrorReason =
  | 'unreachable'
  | 'too-slow'
  | 'status'
  | 'not-json'
  | 'not-a-list';

const messages: Readonly<Record<CandidatesErrorReason, string>> = {
  unreachable: 'The list of candidates could not be reached. Check your connection.',
  'too-slow': 'The list of candidates took too long to arrive.',
  status: 'The site could not deliver the list of candidates.',
  'not-json': 'The list of candidates arrived broken and could not be read.',
  'not-a-list': 'What arrived is not a list of candidates.',
};

/** The list of candidates could not be had; `message` says why in words for a visitor. */
export class CandidatesError extends Error {
  override name = 'CandidatesError';
  readonly reason: CandidatesErrorReason;

  constructor(reason: CandidatesErrorReason, options?: ErrorOptions) {
    super(messages[reason], options);
    this.reason = reason;
  }
}

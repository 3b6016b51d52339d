const messages = {
  unreachable: 'The list of candidates could not be reached. Check your connection.',
  silent: 'The list of candidates has stopped arriving. Check your connection.',
  status: 'The site could not deliver the list of candidates.',
  'not-json': 'The list of candidates arrived damaged and could not be read.',
  'not-a-list': 'The site sent something other than a list of candidates.',
};

/** The list of candidates could not be loaded; `message` explains why to a visitor. */
export class CandidatesError extends Error {
  override name = 'CandidatesError';
  readonly reason: keyof typeof messages;

  constructor(reason: keyof typeof messages, options?: ErrorOptions) {
    super(messages[reason], options);
    this.reason = reason;
  }
}

/** Sizes of type for pictures and controls that stand close together. Running text starts at `--text-small`. */
export const denseText = { control: '0.875rem', line: '0.8125rem', mark: '0.75rem' } as const;

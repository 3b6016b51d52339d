import { type Competitiveness, competitivenessLabels } from '@donate-impact/shared/candidates';

/** The filters of the list; an empty text and null mean no filter. */
export interface ListFilters {
  text: string;
  competitiveness: Competitiveness | null;
  issue: string | null;
}

export const noFilters: ListFilters = { text: '', competitiveness: null, issue: null };

export function isNarrowed({ text, competitiveness, issue }: ListFilters): boolean {
  return text.trim() !== '' || competitiveness !== null || issue !== null;
}

/** Reads the filters from a history entry, which may come from another session or release. */
export function readFilters(stored: unknown): ListFilters {
  if (typeof stored !== 'object' || stored === null) return noFilters;
  const { text, competitiveness, issue } = { ...noFilters, ...stored };
  return {
    text: typeof text === 'string' ? text : '',
    competitiveness: isCompetitiveness(competitiveness) ? competitiveness : null,
    issue: typeof issue === 'string' ? issue : null,
  };
}

export function isCompetitiveness(value: unknown): value is Competitiveness {
  return typeof value === 'string' && Object.hasOwn(competitivenessLabels, value);
}

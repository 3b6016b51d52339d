import {
  type Candidate,
  competitivenessLabels,
  issueLabel,
} from '@donate-impact/shared/candidates';
import { Button, Cluster, media } from '@donate-impact/shared/ui';
import { useId, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { Field } from './Field';
import { isCompetitiveness, isNarrowed, type ListFilters, noFilters } from './ListFilters';

interface FiltersProps {
  candidates: readonly Candidate[];
  filters: ListFilters;
  onChange: (filters: ListFilters) => void;
  /** On a narrow screen; on a wide one the filters are always there. */
  isOpen: boolean;
}

const races = Object.entries(competitivenessLabels).map(([id, label]) => ({ id, label }));

/** Narrows the list by name or district, competitiveness and issue. */
export function Filters({ candidates, filters, onChange, isOpen }: FiltersProps) {
  const issues = useMemo(() => listIssues(candidates), [candidates]);
  const search = useRef<HTMLInputElement>(null);
  const searchId = useId();

  function clear() {
    onChange(noFilters);
    search.current?.focus();
  }

  return (
    <FilterForm
      id="filter"
      role="search"
      data-open={isOpen}
      data-print="hide"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field>
        <Search>
          <label htmlFor={searchId}>Find by name or district</label>
          {isNarrowed(filters) && (
            <Button $variant="inline" onClick={clear}>
              Clear filters
            </Button>
          )}
        </Search>
        <input
          id={searchId}
          ref={search}
          type="search"
          autoComplete="off"
          value={filters.text}
          onChange={({ target }) => onChange({ ...filters, text: target.value })}
        />
      </Field>
      <SelectField
        label="Competitiveness"
        any="All races"
        options={races}
        value={filters.competitiveness}
        onChoose={(value) =>
          onChange({ ...filters, competitiveness: isCompetitiveness(value) ? value : null })
        }
      />
      <SelectField
        label="Issue"
        any="All issues"
        options={issues}
        value={filters.issue}
        onChoose={(value) => onChange({ ...filters, issue: value || null })}
      />
    </FilterForm>
  );
}

interface SelectFieldProps {
  label: string;
  any: string;
  options: { id: string; label: string }[];
  value: string | null;
  onChoose: (value: string) => void;
}

function SelectField({ label, any, options, value, onChoose }: SelectFieldProps) {
  const id = useId();

  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** Every issue that any candidate lists, once each, sorted by label. */
function listIssues(candidates: readonly Candidate[]): { id: string; label: string }[] {
  const ids = new Set(candidates.flatMap(({ issues }) => issues));
  return [...ids].map((id) => ({ id, label: issueLabel(id) })).sort(byLabel);
}

// Not localeCompare: its first call takes tens of milliseconds before the first card appears.
function byLabel(a: { label: string }, b: { label: string }) {
  return a.label.toLowerCase() < b.label.toLowerCase() ? -1 : 1;
}

/* As tall as the button, so that nothing below moves when it appears. */
const Search = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1);
  min-height: 1.5rem;
`;

const FilterForm = styled(Cluster).attrs({ as: 'form' })`
  align-items: end;
  gap: var(--space-1);

  > div {
    flex: 1 1 8rem;
  }

  > :first-child {
    flex-basis: 100%;
  }

  @media ${media.belowWide} {
    &[data-open='false'] {
      display: none;
    }
  }
`;

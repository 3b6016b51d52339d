import styled from 'styled-components';
import figures from './figures.json';

/** The parts of a bar, told apart by height as well as by color. */
const places = [
  { name: 'first', y: '0%', height: '100%' },
  { name: 'second', y: '34%', height: '66%' },
  { name: 'third', y: '67%', height: '33%' },
] as const;

/** Counts of answers as parts of a bar, which as a whole stands for all answers. The figures stand beside it. */
export function Bar({ parts }: { parts: readonly number[] }) {
  const before = (place: number) => parts.slice(0, place).reduce((sum, part) => sum + part, 0);
  return (
    <Drawing aria-hidden="true" focusable="false">
      <rect className="track" width="100%" height="100%" />
      {places.slice(0, parts.length).map(({ name, y, height }, place) => (
        <rect
          key={name}
          className={name}
          x={percent(before(place))}
          width={percent(parts[place] ?? 0)}
          y={y}
          height={height}
        />
      ))}
    </Drawing>
  );
}

/** A sample of one part. */
export function Swatch({ place }: { place: number }) {
  return <Bar parts={places.map((_, each) => (each === place ? figures.answers : 0))} />;
}

const percent = (count: number) => `${(count / figures.answers) * 100}%`;

const Drawing = styled.svg`
  width: 100%;
  height: 1rem;
  .track { fill: var(--color-track); }
  .first, .second, .third { fill: var(--color-accent); }
  .second, .third { fill-opacity: 0.68; }
  @media (forced-colors: active) {
    border-block-end: 1px solid CanvasText;
    .track { fill: Canvas; }
    .first, .second, .third { fill: Highlight; fill-opacity: 1; }
  }
`;

/** @jest-environment jest-fixed-jsdom */
import candidates from '@donate-impact/shared/data/candidates.json';
import { fakeMotionPreference } from '@donate-impact/shared/testing/fakeMotionPreference';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Mockup } from './Mockup';
import { getPause, lastMoment, sampleMatches } from './sampleRun';

const first = 'Climate & Environment, Healthcare';
const letter = 30;
const typing = 32 * letter;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('types the sample profile letter by letter', () => {
  const { container } = renderMockup();
  expect(typedIn(container)).toBe(first);

  wait(4 * letter);

  expect(typedIn(container)).toBe(`${first}Clos`);
});

it('shows three matches, one after the other, best first', () => {
  renderMockup();

  wait(typing + 700);
  expect(screen.getAllByText(/%$/).filter(isVisible)).toHaveLength(1);
  wait(2 * 700);

  const scores = within(screen.getByRole('list')).getAllByText(/^\d+%$/);
  expect(scores.map((score) => score.textContent)).toEqual(['85%', '78%', '72%']);
  for (const score of scores) expect(score).toBeVisible();
  expect(screen.getByText('Donation Confirmed')).not.toBeVisible();
});

it.each(sampleMatches)('fills the boxes of $name up to the score', ({ percent, parts }) => {
  expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(percent);
  for (const { points, most } of parts) expect(points).toBeLessThanOrEqual(most);
});

it('is finished before it comes into view, and types itself once', () => {
  const scroll = fakeIntersection();
  renderMockup();
  expect(screen.getByText('Donation Confirmed')).toBeVisible();

  scroll(true);
  expect(screen.getByText('Donation Confirmed')).not.toBeVisible();
  wait(wholeRun());
  scroll(false);
  scroll(true);

  expect(screen.getByText('Donation Confirmed')).toBeVisible();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

it.each(sampleMatches)('gives $name a surname that no candidate of the data has', ({ name }) => {
  const surname = name.split(' ').at(-1);

  const names = candidates.map((candidate) => candidate.name).join();

  expect(names).not.toContain(surname);
});

it('restarts when the visitor replays it', () => {
  const { container } = renderMockup();
  wait(wholeRun());

  press('Replay Demo');

  expect(typedIn(container)).toBe(first);
  expect(screen.getByText('Donation Confirmed')).not.toBeVisible();
  wait(2 * letter);
  expect(typedIn(container)).toBe(`${first}Cl`);
});

it.each([
  ['it is paused', () => press('Pause'), () => press('Play')],
  ['the tab is hidden', () => showTab('hidden'), () => showTab('visible')],
])('stays where it is while %s', (_, stop, goOn) => {
  const { container } = renderMockup();
  wait(3 * letter);

  stop();
  wait(10_000);
  expect(typedIn(container)).toBe(`${first}Clo`);
  goOn();
  wait(letter);

  expect(typedIn(container)).toBe(`${first}Clos`);
});

it('stops while it is out of view', () => {
  const scroll = fakeIntersection();
  const { container } = renderMockup();
  wait(1000);
  expect(typedIn(container)).toBe(`${first}Close racesSpread across several`);

  scroll(true);
  wait(3 * letter);
  scroll(false);
  wait(10_000);

  expect(typedIn(container)).toBe(`${first}Clo`);
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

it('hides its typing from assistive technology, which gets the profile once instead', () => {
  const { container } = renderMockup();

  expect(container.querySelector('[aria-hidden]')).toHaveTextContent('Issues');
  expect(
    screen.getByText(
      'Sample profile: climate and healthcare, candidates in close races, spread across several.',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('shows a card that starts the demo to visitors who prefer less motion, and switches live', () => {
  const prefer = fakeMotionPreference(false);
  const { container } = renderMockup();
  expect(screen.queryByRole('link', { name: 'Start Demo' })).not.toBeInTheDocument();
  wait(3 * letter);

  act(() => prefer(true));
  wait(10_000);

  // The style sheet shows it, which jsdom does not.
  expect(screen.getByText('Start Demo')).toHaveAttribute('href', '/demo');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Three questions, one ranking')).toBeInTheDocument();
  expect(typedIn(container)).toBe(`${first}Clo`);

  act(() => prefer(false));
  wait(letter);

  expect(screen.queryByRole('link', { name: 'Start Demo' })).not.toBeInTheDocument();
  expect(typedIn(container)).toBe(`${first}Clos`);
});

it('is prerendered without controls, which could not respond yet', () => {
  const markup = renderToString(<MockupInRouter />);

  expect(markup).not.toContain('<button');
  expect(markup).not.toContain('style=');
});

function MockupInRouter() {
  return (
    <MemoryRouter>
      <Mockup />
    </MemoryRouter>
  );
}

function renderMockup() {
  if (!('matchMedia' in window)) fakeMotionPreference(false);
  return render(<MockupInRouter />);
}

function typedIn(container: HTMLElement) {
  const lines = container.querySelectorAll('[aria-hidden] > p > span:last-child');
  return [...lines].map((line) => line.firstElementChild?.textContent).join('');
}

/** Runs one timer after the other: each is set by what the one before has rendered. */
function wait(milliseconds: number) {
  const end = Date.now() + milliseconds;
  while (jest.getTimerCount() > 0 && Date.now() < end) act(() => jest.advanceTimersToNextTimer());
}

function wholeRun() {
  return Array.from({ length: lastMoment }, (_, moment) => getPause(moment)).reduce(
    (sum, pause) => sum + pause,
    0,
  );
}

/** Presses a button, which keeps the focus. */
function press(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  expect(button).toHaveFocus();
}

function isVisible(element: HTMLElement) {
  return getComputedStyle(element).visibility === 'visible';
}

function showTab(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

function fakeIntersection() {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => {};
  class Observer {
    constructor(callback: typeof report) {
      report = callback;
    }
    observe() {}
    disconnect() {}
  }
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: Observer });
  return (isIntersecting: boolean) => act(() => report([{ isIntersecting }]));
}

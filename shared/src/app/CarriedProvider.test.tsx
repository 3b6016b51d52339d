import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { issueToggled } from '../preferences';
import { type CarriedContract, CarriedProvider } from './CarriedProvider';
import { createStore } from './createStore';

/** In the version before, an action names a topic, and the state has a list of topics, made anew from the issues. */
const contract: CarriedContract = {
  action: (theirs) => (theirs.type === 'topic' ? issueToggled(String(theirs.topic)) : theirs),
  state: ({ preferences }) => ({ topics: [...preferences.issues] }),
};

it('a page of the version before dispatches its own actions and reads its own form of the state', async () => {
  const store = createStore();
  show(store);

  await userEvent.click(screen.getByRole('button', { name: 'none' }));

  expect(store.getState().preferences.issues).toEqual(['climate']);
  expect(screen.getByRole('button', { name: 'climate' })).toBeVisible();
});

it('a page of the version before sees what others dispatch', async () => {
  const store = createStore();
  show(store);

  act(() => {
    store.dispatch(issueToggled('economy'));
  });

  expect(await screen.findByRole('button', { name: 'economy' })).toBeVisible();
});

function show(store: ReturnType<typeof createStore>) {
  render(
    <Provider store={store}>
      <CarriedProvider contract={contract}>
        <OldPage />
      </CarriedProvider>
    </Provider>,
  );
}

function OldPage() {
  const dispatch = useDispatch();
  const topics = useSelector((state: { topics: string[] }) => state.topics);
  return (
    <button type="button" onClick={() => dispatch({ type: 'topic', topic: 'climate' })}>
      {topics.join(', ') || 'none'}
    </button>
  );
}

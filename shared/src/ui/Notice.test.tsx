import { render, screen } from '@testing-library/react';
import { Notice } from './Notice';

it('announces politely what happened and what can be done', () => {
  render(
    <Notice title="Answers cleared" actions={<button type="button">Undo</button>}>
      Nothing is lost.
    </Notice>,
  );

  expect(screen.getByRole('status')).toHaveTextContent('Answers cleared');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

it('announces a failure at once', () => {
  render(<Notice tone="alert" title="The file could not be read" />);

  expect(screen.getByRole('alert')).toHaveTextContent('The file could not be read');
});

it('stays silent when it is plain', () => {
  render(<Notice tone="plain" title="No matches found" />);

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByText('No matches found')).toBeVisible();
});

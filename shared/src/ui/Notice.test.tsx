import { render, screen } from '@testing-library/react';
import { Notice } from './Notice';

it('says what happened and what can be done, and announces nothing', () => {
  render(
    <Notice title="Answers cleared" actions={<button type="button">Undo</button>}>
      Nothing is lost.
    </Notice>,
  );

  expect(screen.getByText('Answers cleared')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('announces a failure at once', () => {
  render(<Notice alert title="The file could not be read" />);

  expect(screen.getByRole('alert')).toHaveTextContent('The file could not be read');
});

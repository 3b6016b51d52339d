import { donationNote } from './CardActions';

it('names the top three and their shares when the donation is spread', () => {
  expect(donationNote('spread', 24, false)).toBe('Goes to your top 3, $16 each');
});

it('names them too when no strategy was chosen', () => {
  expect(donationNote(null, 24, false)).toBe('Goes to your top 3, $16 each');
});

it('says nothing where the whole donation goes to the card', () => {
  expect(donationNote('single', 24, false)).toBeNull();
  expect(donationNote('spread', 1, false)).toBeNull();
});

it('shares among two when there are no more', () => {
  expect(donationNote('spread', 2, false)).toBe('Goes to your top 2, $25 each');
});

it('speaks of the list and not of the visitor where the answers came with a link', () => {
  expect(donationNote('spread', 24, true)).toBe('Goes to the top 3 of this list, $16 each');
});

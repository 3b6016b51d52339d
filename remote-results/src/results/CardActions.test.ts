/** @jest-environment node */
import { donationNote } from './CardActions';

it('names the top three and their shares when the donation is spread', () => {
  expect(donationNote('spread', 24, false)).toBe('Goes to your top 3, $16 each');
});

it('names them when no strategy was chosen, too', () => {
  expect(donationNote(null, 24, false)).toBe('Goes to your top 3, $16 each');
});

it('says nothing when the whole donation goes to that candidate', () => {
  expect(donationNote('single', 24, false)).toBeNull();
  expect(donationNote('spread', 1, false)).toBeNull();
});

it('splits between two when there are only two', () => {
  expect(donationNote('spread', 2, false)).toBe('Goes to your top 2, $25 each');
});

it('says whose strategy decides when the whole donation goes to one candidate of a shared list', () => {
  expect(donationNote('single', 24, true)).toBe(
    'Goes to this candidate alone, by your own strategy',
  );
});

it('names the list, not the visitor, when the answers came from a link', () => {
  expect(donationNote('spread', 24, true)).toBe('Goes to the top 3 of this list, $16 each');
});

import { donationNote } from './donationNote';

it('names the top three and their shares when the donation is spread', () => {
  expect(donationNote('spread', 24)).toBe('Goes to your top 3, $16 each');
});

it('names them too when no strategy was chosen', () => {
  expect(donationNote(null, 24)).toBe('Goes to your top 3, $16 each');
});

it('says nothing where the whole donation goes to the card', () => {
  expect(donationNote('single', 24)).toBeNull();
  expect(donationNote('spread', 1)).toBeNull();
});

it('shares among two when there are no more', () => {
  expect(donationNote('spread', 2)).toBe('Goes to your top 2, $25 each');
});

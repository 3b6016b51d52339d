import { remoteAddresses } from './remoteAddresses';
import { addresses as addressesOfAll } from './testing/aLoader';

const addresses = { ...addressesOfAll, results: 'https://cdn.example/r.json' };

it("reads the addresses from the page's data block", () => {
  addBlock(JSON.stringify(addresses));

  expect(remoteAddresses()).toEqual(addresses);
});

it('throws when the page has no data block', () => {
  expect(remoteAddresses).toThrow('The page has no <script id="remotes">');
});

it('throws when the page does not name every remote', () => {
  addBlock('{"marketing":"/m.json","wizard":"/w.json"}');

  expect(remoteAddresses).toThrow(/results/);
});

afterEach(() => document.head.replaceChildren());

function addBlock(text: string) {
  const script = document.createElement('script');
  script.id = 'remotes';
  script.type = 'application/json';
  script.textContent = text;
  document.head.append(script);
}

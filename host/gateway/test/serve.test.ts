import { getLocalUrl } from '../serve';

it('a gateway on port 80 prints an address that works', () => {
  expect(getLocalUrl('http://127.0.0.1:80')).toBe('http://localhost');
  expect(getLocalUrl('http://127.0.0.1:8080')).toBe('http://localhost:8080');
});

import { IntegrityError } from '@donate-impact/shared/integrity';
import { lazyQueries } from './lazyQueries';

const runScript = jest.fn<Promise<void>, [string, number, string | undefined]>();
const { dataset } = document.documentElement;

beforeEach(() => {
  dataset.queries = '/host/1/react-query.js#sha384-the-hash';
  runScript.mockReset().mockResolvedValue();
});

afterEach(() => Reflect.deleteProperty(dataset, 'queries'));

it('loads React Query when it is first asked for, once', async () => {
  const queries = lazyQueries({ runScript });
  expect(runScript).not.toHaveBeenCalled();
  expect(queries.client()).toBeUndefined();

  const loaded = await queries.load();

  expect(loaded).toHaveProperty('useQuery');
  expect(await queries.load()).toBe(loaded);
  expect(runScript.mock.calls).toEqual([['/host/1/react-query.js', 0, 'sha384-the-hash']]);
  expect(queries.client()?.isFetching()).toBe(0);
});

it('does not wait for an attempt that hangs, and has one client when that ends after all', async () => {
  const queries = lazyQueries({ runScript });
  let end = () => {};
  runScript.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
  const hanging = queries.load();

  const loaded = await queries.load();
  const client = queries.client();
  end();

  expect(await hanging).toBe(loaded);
  expect(queries.client()).toBe(client);
});

it('needs no address in development', async () => {
  Reflect.deleteProperty(dataset, 'queries');

  expect(await lazyQueries({ runScript }).load()).toHaveProperty('useQuery');

  expect(runScript).not.toHaveBeenCalled();
});

it('says what could not be loaded, and tries again when it is asked again', async () => {
  const queries = lazyQueries({ runScript });
  runScript.mockRejectedValueOnce(new IntegrityError('sha384-the-hash', 'sha384-another'));

  const failed = await queries.load().catch((error) => error);
  const loaded = await queries.load();

  expect(failed).toBeInstanceOf(IntegrityError);
  expect(failed.message).toMatch(/^the shell’s React Query could not be loaded: it was changed/);
  expect(loaded).toHaveProperty('useQuery');
  expect(runScript.mock.calls.map(([, tries]) => tries)).toEqual([0, 1]);
});

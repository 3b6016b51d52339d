import { RemoteError } from './RemoteError';
import { sendReport } from './sendReport';

const request = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const error = new RemoteError({
  remote: 'wizard',
  release: '0123456789abcdef0123456789abcdef',
  phase: 'chunk',
  address: 'http://localhost/remotes/wizard/static/js/a.js',
  reason: 'it threw "no\\such\nthing" \u{1f4a5}',
});

beforeEach(() => {
  request.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
});

it('sends part, phase, release and message in one line that the gateway accepts', () => {
  sendReport(request, error);

  const [address, { method, body } = {}] = request.mock.calls[0] ?? [];
  expect([address, method]).toEqual(['/failures', 'POST']);
  expect(body).toMatch(
    /^\{"part":"wizard","phase":"chunk","release":"0123456789abcdef0123456789abcdef","message":"wizard: it threw {2}no such thing [^"\\]*"\}$/,
  );
});

it('says when a retry has worked, not when another release has taken over', () => {
  sendReport(request, Object.assign(error, { isRecovered: true }));

  sendReport(request, Object.assign(error, { isRecovered: true, replacedBy: 'old' }));

  expect(request.mock.calls[0]?.[1]?.body).toMatch(/","recovered":true\}$/);
  expect(request.mock.calls[1]?.[1]?.body).not.toContain('recovered');
});

it('cuts a long message', () => {
  const reason = 'x'.repeat(1000);

  sendReport(
    request,
    new RemoteError({ remote: 'results', release: 'none', phase: 'page', address: '/', reason }),
  );

  expect(JSON.parse(String(request.mock.calls[0]?.[1]?.body))).toMatchObject({
    release: 'none',
    message: expect.stringMatching(/^.{300}$/),
  });
});

it('does not fail when the report does not arrive', async () => {
  request.mockRejectedValue(new TypeError('offline'));

  sendReport(request, error);

  await expect(request.mock.results[0]?.value).rejects.toThrow('offline');
});

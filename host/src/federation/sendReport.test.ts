import { RemoteError } from './RemoteError';
import { sendReport } from './sendReport';

const request = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const error = new RemoteError({
  remote: 'wizard',
  phase: 'chunk',
  address: 'http://localhost/remotes/wizard/0123456789abcdef0123456789abcdef/static/js/a.js',
  reason: 'it threw "no\\such\nthing" \u{1f4a5}',
});

beforeEach(() => {
  request.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  delete document.documentElement.dataset.reports;
});

it('sends nothing unless the page says that reports are on', () => {
  sendReport(request, error);
  document.documentElement.dataset.reports = 'off';
  sendReport(request, error);

  expect(request).not.toHaveBeenCalled();
});

it('sends part, phase, release and message in one line that the gateway accepts', () => {
  document.documentElement.dataset.reports = 'on';

  sendReport(request, error);

  const [address, { method, body } = {}] = request.mock.calls[0] ?? [];
  expect([address, method]).toEqual(['/failures', 'POST']);
  expect(body).toMatch(
    /^\{"part":"wizard","phase":"chunk","release":"0123456789abcdef0123456789abcdef","message":"wizard: it threw {2}no such thing [^"\\]*"\}$/,
  );
});

it('says when a retry has worked', () => {
  document.documentElement.dataset.reports = 'on';

  sendReport(request, Object.assign(error, { isRecovered: true }));

  expect(request.mock.calls[0]?.[1]?.body).toMatch(/","recovered":true\}$/);
});

it('cuts a long message', () => {
  document.documentElement.dataset.reports = 'on';
  const reason = 'x'.repeat(1000);

  sendReport(request, new RemoteError({ remote: 'results', phase: 'page', address: '/', reason }));

  expect(JSON.parse(String(request.mock.calls[0]?.[1]?.body))).toMatchObject({
    release: 'none',
    message: expect.stringMatching(/^.{300}$/),
  });
});

it('does not fail when the report does not arrive', async () => {
  document.documentElement.dataset.reports = 'on';
  request.mockRejectedValue(new TypeError('offline'));

  sendReport(request, error);

  await expect(request.mock.results[0]?.value).rejects.toThrow('offline');
});

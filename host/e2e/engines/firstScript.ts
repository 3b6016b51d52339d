/** Runs in the page before anything else, and tells the server what goes wrong. */
export function watchPage() {
  // The page waits until the server knows, so nothing is lost when the page goes.
  const tell = (complaint: string) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/complaints', false);
    request.send(complaint);
  };
  const write = console.error;
  console.error = (...words) => {
    tell(`console: ${words.join(' ')}`);
    write.apply(console, words);
  };
  // A page that is left drops what it is still loading: no fault of the site.
  let leaving = false;
  window.addEventListener('beforeunload', () => {
    leaving = true;
  });
  const failed = ({ message, target }: ErrorEvent) => {
    if (message) tell(`error: ${message}`);
    else if (target instanceof Element && !leaving) tell(`not loaded: ${target.outerHTML}`);
  };
  window.addEventListener('error', failed, true);
  window.addEventListener('unhandledrejection', ({ reason }) => tell(`rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
  );
}

/** Runs in the page. A browser that blocks storage blocks both kinds. */
export function refuseStorage() {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
}

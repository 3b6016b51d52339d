/** Runs in the page before any other script, and reports errors to the server. */
export function watchPage() {
  // The page waits for the server, so no report is lost when the visitor leaves.
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
  // When the visitor leaves, the browser cancels pending requests. That is not a fault of the site.
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

/** Runs in the page. A browser that blocks storage blocks local and session storage. */
export function refuseStorage() {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
}

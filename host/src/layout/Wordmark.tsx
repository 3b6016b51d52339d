/** The site's mark and name; drawn, so that it looks alike wherever it is seen. */
export function Wordmark() {
  return (
    <svg role="img" viewBox="2 2 190 28" width="11.875rem" height="1.75rem">
      <title>Donate Impact</title>
      <Drawing />
      <path
        transform="translate(40 3.8) scale(.86)"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
        d={letters}
      />
    </svg>
  );
}

/** The mark alone. */
export function Mark() {
  return (
    <svg aria-hidden="true" viewBox="2 2 28 28" width="1.75rem">
      <Drawing />
    </svg>
  );
}

/* A D: the timing marks along the edge of a ballot, and half a coin around the oval that a voter fills. */
function Drawing() {
  return (
    <>
      <path fill="currentColor" d="M2 2h6v4H2zm0 8h6v4H2zm0 8h6v4H2zm0 8h6v4H2z" />
      <path
        fill="var(--color-accent)"
        d="M12 2h4a14 14 0 0 1 0 28h-4zm7 10a4 4 0 0 0 0 8h3a4 4 0 0 0 0-8z"
      />
    </>
  );
}

const letters =
  'M1.5 5.5v17h3.2a8.5 8.5 0 0 0 0-17zM17.7 17a5.5 5.5 0 1 1 0 .1zM34.2 24V10m0 6a4.5 4.5 0 0 1 9 0V24M48.7 17a5.5 5.5 0 1 1 0 .1zm11-7v14M62.7 11.5h7.5M66.4 6V20a2.5 2.5 0 0 0 2.5 2.5h1.6M73.2 17h11a5.5 5.5 0 1 0-1.5 3.8M93.7 4V24M100.2 24V10m0 5.5a4 4 0 0 1 8 0V24m0-8.5a4 4 0 0 1 8 0V24M122.7 10v19.5m0-12.5a5.5 5.5 0 1 1 0 .1zM138.2 17a5.5 5.5 0 1 1 0 .1zm11-7v14M164.2 13.2a5.5 5.5 0 1 0 0 7.5M166.7 11.5h7.5M170.4 6V20a2.5 2.5 0 0 0 2.5 2.5h1.6';

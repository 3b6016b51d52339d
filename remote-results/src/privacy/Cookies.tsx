import { useEffect, useState } from 'react';

/** Which cookies the site has set and what for, and whether the browser reports failures of the site. */
export function Cookies() {
  const [cookies, setCookies] = useState<string | null>(null);
  useEffect(() => setCookies(document.cookie), []);
  if (cookies === null) return null;
  return (
    <>
      <p>Cookies: {cookieSentence(cookies)}</p>
      {document.documentElement.dataset.reports === 'on' && (
        <p>
          If a part of the site fails, your browser reports which part, which version and why. It
          reports nothing about you.
        </p>
      )}
    </>
  );
}

/** What a visitor should know about the cookies in `document.cookie`. */
export function cookieSentence(cookies: string): string {
  const purposes = cookies
    .split('; ')
    .flatMap((cookie) => purposeOf[cookie.split('=')[0] ?? ''] ?? []);
  return purposes.length > 0 ? purposes.join(' ') : 'none.';
}

// What a gateway sets; nothing else sets a cookie.
const purposeOf: Record<string, string> = {
  visitor:
    'The site is comparing two versions of one of its parts. A random number keeps you with one of them; it says ' +
    'nothing about you, and it is deleted when the comparison ends.',
};

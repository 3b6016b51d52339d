/** Sent with every response. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Integrity-Policy': 'blocked-destinations=(script), endpoints=(default)',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

// styled-components makes an empty style element and fills it through the CSSOM: the hash is that of the empty string.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The Content-Security-Policy of a page.
 * @param styles the hashes of its critical CSS, such as `sha256-…`
 * @param inline the hash of the script that the page contains, if any
 */
export function contentSecurityPolicy(styles: readonly string[], inline?: string | false) {
  const hashes = [...new Set(styles)].map((hash) => `'${hash}'`);
  return [
    "default-src 'none'",
    `script-src 'self'${inline ? ` '${inline}'` : ''}`,
    ["style-src 'self'", emptyStyle, ...hashes].join(' '),
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types shell chunks 'allow-duplicates'",
    'report-to default',
  ].join('; ');
}

/** The Content-Security-Policy of a file that is not a page: nothing in it runs. */
export const filePolicy = "default-src 'none'; sandbox";

/** `Cache-Control` of a file whose URL names its content or its release: a year. */
export const immutable = 'public, max-age=31536000, immutable';
/** `Cache-Control` of a response that browsers revalidate each time, by its ETag if it has one. */
export const revalidated = 'no-cache';

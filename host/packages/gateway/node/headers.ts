/** Sent with every response, as in ../nginx/security-headers.conf; ../parity checks that both have the same values. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

// styled-components makes an empty style element and fills it through the CSSOM: the hash is that of the empty string.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The Content-Security-Policy of a page whose critical CSS carries `nonce`. */
export function contentSecurityPolicy(nonce: string) {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${emptyStyle} 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** `Cache-Control` of a file with a content hash in its name: a year. */
export const immutable = 'public, max-age=31536000, immutable';
/** `Cache-Control` of everything that is revalidated each time, by its ETag if it has one. */
export const revalidated = 'no-cache';

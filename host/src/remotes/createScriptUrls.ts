interface Rules {
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => Rules;
}

/**
 * Creates the only function of this shell that makes URLs of scripts: browsers with Trusted Types accept no other. It throws
 * for a URL that is neither of this site nor of an allowed origin.
 */
export function createScriptUrls(origins: readonly string[]): (url: string) => string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('shell', { createScriptURL: assertAllowed });
  return policy ? (url) => policy.createScriptURL(url) : assertAllowed;

  function assertAllowed(url: string) {
    const { origin } = new URL(url, window.location.href);
    if (origin !== window.location.origin && !origins.includes(origin))
      throw new TypeError(`it comes from an origin that this site does not allow (${origin})`);
    return url;
  }
}

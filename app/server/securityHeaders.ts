/** Hash of the empty text: styled-components fills its style element through the CSSOM. */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** URLs that the client only links to or displays, without sending requests. */
const linkedOnly = new Set([
  'PLATFORM_CHATBOT_EMBED_URL',
  'PLATFORM_TERMS_URL',
  'PLATFORM_PRIVACY_URL',
]);

export type RuntimeConfig = Readonly<Record<string, string>>;

const origin = (address: string): string[] => {
  try {
    return [new URL(address).origin.replace(/^null$/, '')].filter(Boolean);
  } catch {
    return [];
  }
};

const webSocketOrigin = (address: string): string[] => {
  try {
    const url = new URL(address);
    return [`${url.protocol}//${url.host}`];
  } catch {
    return [];
  }
};

/**
 * Builds the content security policy. `connect-src` lists only the configured services, which
 * limits where a stolen token can be sent. Reports go to the group `csp`.
 */
export function contentSecurityPolicy(config: RuntimeConfig): string {
  const services = Object.entries(config)
    .filter(([name]) => /^PLATFORM_\w+_URL$/.test(name) && !linkedOnly.has(name))
    .flatMap(([name, address]) =>
      name.includes('SOCKET') ? webSocketOrigin(address) : origin(address),
    );
  const hosts = (name: string) =>
    (config[name] ?? '').split(',').flatMap((host) => origin(host.trim()));
  // Voice samples and recordings come from the voice service unless configured otherwise.
  const sounds = [...origin(config['PLATFORM_VOICE_URL'] ?? ''), ...hosts('PLATFORM_MEDIA_HOSTS')];
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${emptyStyleHash}`,
    ["connect-src 'self'", ...new Set(services)].join(' '),
    ["img-src 'self' data:", ...hosts('PLATFORM_IMAGE_HOSTS')].join(' '),
    "font-src 'self'",
    ["media-src 'self' blob:", ...new Set(sounds)].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Foreign markup is parsed without the browser's parser, so no policy is needed.
    "trusted-types 'none'",
    'report-to csp',
  ].join('; ');
}

export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self)',
};

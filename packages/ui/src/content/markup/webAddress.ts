import { trimText } from '@platform/i18n/text';

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * Reads the address of a link as it is typed or pasted; one without a scheme is of the web.
 *
 * @returns null for what is none, or none that a text may lead to, such as `javascript:`
 */
export function webAddress(typed: string): string | null {
  const text = trimText(typed);
  if (text === '' || /\s/.test(text)) return null;
  const full = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d+(?:\/|$)/.test(text);
  const address = full ? text : text.includes('@') ? `mailto:${text}` : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  if (!SCHEMES.includes(protocol)) return null;
  return protocol.startsWith('http') && !hostname.includes('.') ? null : href;
}

import { trimText } from '@platform/i18n/text';
import { emailHref } from '../../../internal/emailHref.ts';
import { phoneHref } from '../../../internal/phoneHref.ts';

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** Without a scheme it becomes a web URL; null if invalid or unsafe, as `javascript:`. */
export function webAddress(typed: string): string | null {
  const text = trimText(typed);
  if (/^tel:.*\s/i.test(text)) return phoneHref(text) ?? null;
  if (text === '' || /\s/.test(text)) return null;
  const full = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d+(?:\/|$)/.test(text);
  const address = full ? text : (emailHref(text) ?? `https://${text}`);
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  if (!SCHEMES.includes(protocol)) return null;
  return protocol.startsWith('http') && !hostname.includes('.') ? null : href;
}

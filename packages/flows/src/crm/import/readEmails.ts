import { trimText } from '@platform/i18n/text';
import { splitValues } from './splitValues.ts';

export interface NamedEmail {
  email: string;
  name: string;
}

const NAMED = /([^<>]*)<([^<>]+)>/g;

/** An address of a link, with the headers of its message. */
const LINK = /mailto:\s*([^?<>\s,]*)(?:\?[^<>]*)?/gi;

/** Quotation marks and brackets around a name or an address. */
const EDGES = /^[\s,"'“”„‘’([]+|[\s,"'“”‘’)\].]+$/g;

/** Reads the emails of a cell, also as `Name <address>` and `mailto:address`. */
export const readEmails = (cell: string): NamedEmail[] => splitValues(cell).flatMap(readPart);

function readPart(text: string): NamedEmail[] {
  const part = text.replaceAll(LINK, (_link, address: string) => decoded(address));
  const named = [...part.matchAll(NAMED)].map(([, name = '', email = '']) => ({
    email: bareEmail(email),
    name: name.replaceAll(/^[\s,"'“”„‘’]+|[\s,"'“”‘’]+$/g, ''),
  }));
  if (named.length > 0) return named;
  const isSeveral = part.split('@').length > 2;
  const emails = isSeveral ? part.split(/[\s,]+/) : [part];
  return emails
    .map((email) => ({ email: bareEmail(email), name: '' }))
    .filter(({ email }) => email);
}

/** Strips `smtp:`, which directories write before addresses, and marks around it. */
const bareEmail = (text: string): string =>
  trimText(text)
    .replaceAll(EDGES, '')
    .replace(/^smtp:\s*/i, '');

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

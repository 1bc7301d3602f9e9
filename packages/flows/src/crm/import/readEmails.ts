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
const EDGES = /^[\s,"'“”„‘’([<]+|[\s,"'“”‘’)\].>]+$/g;

/** Links of Markdown and of spreadsheets, which repeat the address as their text. */
const WRITTEN_LINK = /\[([^\]]*)\]\([^)]*\)|^=HYPERLINK\("([^"]*)".*$/gi;

/** A label before an address, and a remark behind it: 'E-mail: ana@x.example (work)'. */
const LABEL = /^\p{L}[\p{L}. -]{0,20}:\s*(?=\S+@)|\s+\([^()@]*\)$/giu;

/** Reads the emails of a cell, also as `Name <address>` and `mailto:address`. */
export const readEmails = (cell: string): NamedEmail[] => splitValues(cell).flatMap(readPart);

function readPart(text: string): NamedEmail[] {
  const part = text
    .replaceAll(WRITTEN_LINK, (_link, label?: string, target?: string) => label ?? target ?? '')
    .replaceAll(LINK, (_link, address: string) => decoded(address))
    .replaceAll(LABEL, '');
  const named = [...part.matchAll(NAMED)].map(([, name = '', email = '']) => ({
    email: bareEmail(email),
    name: name.replaceAll(/^[\s,"'“”„‘’]+|[\s,"'“”‘’]+$/g, ''),
  }));
  if (named.length > 0) return named;
  const isSeveral = part.split('@').length > 2;
  const emails = isSeveral ? part.split(/[\s,]+/).filter((word) => word.includes('@')) : [part];
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

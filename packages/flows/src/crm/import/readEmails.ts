import { splitValues } from './splitValues.ts';

export interface NamedEmail {
  email: string;
  name: string;
}

const NAMED = /([^<>]*)<([^<>]+)>/g;

/** Reads the emails of a cell, also as `Name <address>` and `mailto:address`. */
export const readEmails = (cell: string): NamedEmail[] => splitValues(cell).flatMap(readPart);

function readPart(part: string): NamedEmail[] {
  const named = [...part.matchAll(NAMED)].map(([, name = '', email = '']) => ({
    email: bareEmail(email),
    name: name.replaceAll(/^[\s,"']+|[\s,"']+$/g, ''),
  }));
  if (named.length > 0) return named;
  const isSeveral = part.split('@').length > 2;
  const emails = isSeveral ? part.split(/[\s,]+/) : [part];
  return emails
    .map((email) => ({ email: bareEmail(email), name: '' }))
    .filter(({ email }) => email);
}

/** Strips `mailto:` with its query, and trailing commas and full stops. */
function bareEmail(text: string): string {
  const address = text.trim().replace(/^mailto:\s*([^?]*).*$/is, '$1');
  return address.replaceAll(/^[\s,"'(]+|[\s,"').]+$/g, '');
}

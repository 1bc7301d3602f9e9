import { splitValues } from './splitValues.ts';

/** An address in a cell, with the name that comes before it in `Name <address>`. */
export interface NamedEmail {
  email: string;
  name: string;
}

const NAMED = /([^<>]*)<([^<>]+)>/g;

/** Reads the addresses of a cell: one or several, as `Name <address>` and `mailto:address` too. */
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

/** Takes off `mailto:` with its query, and the commas and full stops that a list leaves. */
function bareEmail(text: string): string {
  const address = text.trim().replace(/^mailto:\s*([^?]*).*$/is, '$1');
  return address.replaceAll(/^[\s,"'(]+|[\s,"').]+$/g, '');
}

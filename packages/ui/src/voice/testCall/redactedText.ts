/** Names of values that nobody else is to read on a screen. */
const secret = /pass(word|phrase)?|secret|token|api.?key|authorization|credential/i;

/**
 * A value of a tool call as text, a line for each member of an object. What a name calls secret is
 * not shown.
 */
export function redactedText(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return plain(value);
  return Object.entries(value)
    .map(([name, member]) => `${name}: ${secret.test(name) ? '•••' : plain(member)}`)
    .join('\n');
}

function plain(value: unknown): string {
  const text = JSON.stringify(value, (name, member: unknown) =>
    secret.test(name) ? '•••' : member,
  );
  return text ?? '';
}

/** Names of values that must not be visible on a shared screen. */
const secret = /pass(word|phrase)?|secret|token|api.?key|authorization|credential/i;

/** Returns one line per member of an object, without the values of secret names. */
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

import type { SandboxControl } from '@platform/sandbox/testing';

const created_at = '2026-01-02T03:04:05Z';

/** Texts that disturb the layout, and a plain one for finding the rows. */
export const strangeTexts = [
  'Plain Person',
  '\u202Eevil\u202C \u2066deep\u2069',
  'a\u200Bb\u200D\uFEFFc',
  '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(20),
  'مرحبا بالعالم',
  'x'.repeat(100_000),
  'n'.repeat(300),
  'one more line\n'.repeat(5000),
];

/** Contacts, leads and interactions on the wire, with one of each for every text. */
export function crmOfTexts(texts: readonly string[]) {
  const contacts = texts.map((text, id) => ({
    id: `con_${id}`,
    name: text,
    email: text,
    phone: text,
    notes: text,
    tags: [text],
    extra: { company: text },
    created_at,
  }));
  const leads = texts.map((text, id) => ({
    id: `led_${id}`,
    contact_id: `con_${id}`,
    status: id % 2 ? text : 'New',
    source: text,
    owner_id: text,
    notes: text,
    created_at,
  }));
  const interactions = texts.map((text, id) => ({
    id: `int_${id}`,
    contact_id: `con_${id}`,
    type: id % 2 ? text : 'call',
    direction: id % 2 ? text : 'in',
    summary: text,
    voice_agent_id: text,
    session_id: text,
    created_at,
  }));
  return { contacts, leads, interactions };
}

/** Responds with contacts, leads and interactions that consist of these texts. */
export async function serveCrmTexts(
  backend: SandboxControl,
  texts: readonly string[],
): Promise<void> {
  const { contacts, leads, interactions } = crmOfTexts(texts);
  const read = { service: 'crm', method: 'GET' };
  await backend.fault({ ...read, path: '/v1/contacts/', body: contacts });
  await backend.fault({ ...read, path: '/v1/leads/', body: leads });
  await backend.fault({ ...read, path: '/v1/interactions/', body: interactions });
}

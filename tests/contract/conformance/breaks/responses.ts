import { changingJson } from '../breakingServer.ts';
import type { KnownBreak } from './knownBreak.ts';

interface Page {
  notifications: object[];
  unread_count: number;
}

interface ContactRow {
  consent_sms: boolean;
}

const NOTIFICATIONS = /^GET \/notifications\/v1\/notifications$/;
const CONTACTS = /\/crm\/v1\/contacts\//;

/** Services whose bodies and statuses differ from the described ones. */
export const responsesBreaks: readonly KnownBreak[] = [
  {
    name: 'a field with another name',
    records: ['notifications'],
    broken: () =>
      changingJson(NOTIFICATIONS, ({ unread_count, ...rest }: Page) => ({
        ...rest,
        unreadCount: unread_count,
      })),
    found: 'GET /v1/notifications responds as described',
    expected: /response\.unread_count/,
  },
  {
    name: 'a number as text',
    records: ['notifications'],
    broken: () =>
      changingJson(NOTIFICATIONS, (page: Page) => ({
        ...page,
        unread_count: String(page.unread_count),
      })),
    found: 'GET /v1/notifications responds as described',
    expected: /response\.unread_count/,
  },
  {
    name: 'a boolean as text in one row of a list',
    records: ['contacts'],
    broken: () =>
      changingJson(/^GET .*\/contacts\//, (rows: ContactRow[]) =>
        rows.map((row, index) => (index === 0 ? { ...row, consent_sms: 'true' } : row)),
      ),
    found: 'GET /v1/contacts/ responds as described',
    expected: /response\.0\.consent_sms/,
  },
  {
    name: 'a status of 200 for a record that does not exist',
    records: ['notifications'],
    broken: () => changingJson(/\/read$/, (body) => body, 200),
    found: 'POST /v1/notifications/{id}/read does not find an unknown record',
    expected: /404 NOT_FOUND/,
  },
  {
    name: 'values beyond their limits that are accepted',
    records: ['contacts'],
    broken: () => async (request, respond) => {
      const response = await respond(request);
      const { headers } = response;
      return response.status === 422 ? Response.json({ id: 'c' }, { headers }) : response;
    },
    found: 'POST /v1/contacts/ refuses each wrong value of the body',
    expected: /422 VALIDATION_FAILED/,
  },
  {
    name: 'a refusal without a code',
    records: ['contacts'],
    broken: () =>
      changingJson(CONTACTS, (body: { error?: object }) =>
        body.error ? { error: { message: 'No' } } : body,
      ),
    found: 'GET /v1/contacts/ refuses an unknown token',
    expected: /401 UNAUTHENTICATED/,
  },
  {
    name: 'a conflict without the current record',
    records: ['contents'],
    broken: () =>
      changingJson(/^PUT .*\/contents\//, (body: { error?: object }) =>
        body.error ? { error: { code: 'VERSION_CONFLICT', message: 'Saved' } } : body,
      ),
    found: 'PUT /v1/contents/{id} refuses with VERSION_CONFLICT',
    expected: /refusal\.error\.content/,
  },
  {
    name: 'a change that drops a value',
    records: ['contacts'],
    broken: () => changingJson(/^PATCH .*\/contacts\//, (row: object) => ({ ...row, phone: '' })),
    found: 'PATCH /v1/contacts/{id} stores the values it receives',
    expected: /response\.phone/,
  },
  {
    name: 'a change that is confirmed but not stored',
    records: ['contents'],
    broken: () =>
      changingJson(/^GET .*\/contents\/[^/]+$/, (row: object) => ({ ...row, body: '<p>Old</p>' })),
    found: 'PUT /v1/contents/{id} stores the values it receives',
    expected: /GET \/v1\/contents\/\{id\}\.body/,
  },
  {
    name: 'a change that clears omitted values',
    records: ['knowledgeBases'],
    broken: () => async (request, respond) => {
      if (request.method !== 'PATCH') return respond(request);
      const fullBody = { description: '', ...((await request.json()) as object) };
      const { url, headers } = request;
      return respond(
        new Request(url, { method: 'PATCH', headers, body: JSON.stringify(fullBody) }),
      );
    },
    found: 'PATCH /v1/knowledge-bases/{id} keeps omitted values',
    expected: /response\.description/,
  },
];

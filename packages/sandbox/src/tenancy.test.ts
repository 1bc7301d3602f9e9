import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from './createSandbox.ts';
import type { Sandbox } from './createSandbox.ts';
import { CLIENT, signedIn } from './testing/visitor.ts';
import type { ParsedResponse, Visitor } from './testing/visitor.ts';

/** A route with Northwind's ids and a body that its own admin may send. */
type Case = readonly [route: string, ids: readonly string[], body?: unknown];

const text = { title: 'New', type: 'email', language: 'en', body: '<p>New</p>' };
const lead = { status: 'Closed Lost', owner_id: '', notes: '', details: {} };
const contact = {
  name: 'New',
  email: 'new@customer.example',
  phone: '',
  consent_sms: false,
  consent_voice: false,
  notes: '',
  tags: [],
  extra: {},
};

/** In order: a removal comes after reads and changes of the record. */
const CASES: readonly Case[] = [
  ['PATCH /auth/v1/team/member/:id/role', ['usr_nw04'], { new_role: 'Editor' }],
  ['PUT /auth/v1/team/member/:id/role', ['usr_nw04'], { new_role: 'Viewer' }],
  ['DELETE /auth/v1/team/member/:id', ['usr_nw04']],
  ['DELETE /auth/v1/invites/:id', ['<invite>']],
  ['DELETE /auth/v1/sessions/:id', ['<session>']],
  [
    'POST /billing/v1/invoices/:id/email',
    ['ivc_nw00001'],
    { invoice_id: 'ivc_nw00001', recipient_email: 'amara.okafor@northwind.example', message: '' },
  ],
  ['POST /notifications/v1/notifications/:id/read', ['ntf_nw01']],
  ['POST /notifications/v1/notifications/:id/unread', ['ntf_nw01']],
  ['POST /notifications/v1/notifications/:id/archive', ['ntf_nw01']],
  ['GET /chatbot/v1/bots/:id', ['bot_nw01']],
  ['GET /chatbot/v1/inbox/conversations/:id/messages', ['<chat>']],
  [
    'POST /chatbot/v1/inbox/conversations/:id/messages',
    ['<chat>'],
    { text: 'A note', private: true, client_id: 'tenancy-1' },
  ],
  ['PATCH /chatbot/v1/inbox/conversations/:id', ['<chat>'], { group: 'New' }],
  ['GET /knowledge/v1/knowledge-bases/:id', ['kb_nw01']],
  ['PATCH /knowledge/v1/knowledge-bases/:id', ['kb_nw01'], { description: 'New' }],
  ['POST /knowledge/v1/knowledge-bases/:id/query', ['kb_nw01'], { question: 'Hours?', top_k: 3 }],
  ['GET /knowledge/v1/knowledge-bases/:id/documents', ['kb_nw01']],
  [
    'POST /knowledge/v1/knowledge-bases/:id/documents',
    ['kb_nw01'],
    { title: 'A text', text: 'Of ours' },
  ],
  ['GET /knowledge/v1/knowledge-bases/:id/documents/:documentId', ['kb_nw01', '<document>']],
  [
    'POST /knowledge/v1/knowledge-bases/:id/documents/:documentId/reindex',
    ['kb_nw01', '<document>'],
  ],
  ['DELETE /knowledge/v1/knowledge-bases/:id/documents/:documentId', ['kb_nw01', '<document>']],
  ['DELETE /knowledge/v1/knowledge-bases/:id', ['kb_nw01?force=true']],
  ['GET /content/v1/contents/:id', ['<content>']],
  ['GET /content/v1/contents/:id/versions', ['<content>']],
  ['POST /content/v1/contents/:id/restore', ['<content>'], { version: 1 }],
  ['PUT /content/v1/contents/:id', ['<content>'], { ...text, status: 'draft', version: 2 }],
  ['DELETE /content/v1/contents/:id', ['<content>']],
  ['PATCH /content/v1/templates/:id', ['tpl_nw01'], { description: 'New' }],
  ['PUT /content/v1/templates/:id', ['tpl_nw01'], { description: 'New' }],
  ['DELETE /content/v1/templates/:id', ['tpl_nw01?force=true']],
  ['GET /voice/v1/agents/:id', ['agt_nw01']],
  ['PATCH /voice/v1/agents/:id', ['agt_nw01'], { name: 'New' }],
  ['PUT /voice/v1/agents/:id', ['agt_nw01'], { name: 'Newer' }],
  ['PATCH /voice/v1/agents/:id/activate', ['agt_nw01'], { is_enabled: false }],
  ['POST /voice/v1/agents/:id/activate', ['agt_nw01'], { is_enabled: false }],
  ['DELETE /voice/v1/agents/:id', ['agt_nw01']],
  ['PATCH /voice/v1/tools/:id', ['tol_nw01'], { is_enabled: false }],
  ['PUT /voice/v1/tools/:id', ['tol_nw01'], { is_enabled: false }],
  ['DELETE /voice/v1/tools/:id', ['tol_nw01?force=true']],
  ['PATCH /voice/v1/phone-numbers/:id', ['num_nw01'], { label: 'New' }],
  ['PUT /voice/v1/phone-numbers/:id', ['num_nw01'], { label: 'Newer' }],
  ['DELETE /voice/v1/phone-numbers/:id', ['num_nw01']],
  ['GET /voice/v1/analytics/conversations/:id', ['<call>']],
  ['PATCH /crm/v1/contacts/:id', ['con_nw0001'], contact],
  ['PUT /crm/v1/contacts/:id', ['con_nw0001'], contact],
  ['PATCH /crm/v1/leads/:id', ['led_nw001'], lead],
  ['PUT /crm/v1/leads/:id', ['led_nw001'], lead],
];

/** Routes whose parameter is not a record of a tenant. */
const WITHOUT_TENANT: Readonly<Record<string, RegExp>> = {
  'test control': /^\w+ \/sandbox\//,
  'a provider of the catalogue': /:provider/,
  'an unguessable key in a link that needs no session':
    /:key|\/billing\/checkout\/:id|\/v1\/recordings\//,
  'a bot on the page of a customer': /\/v1\/embed\//,
  'a voice of the platform': /\/v1\/audio-voice\//,
  'a role offer, which any tenant may make': /\/v1\/role-request\//,
};

const number = {
  number: '+441632960960',
  label: '',
  provider: 'twilio',
  inbound: true,
  outbound: false,
  fallback_number: '',
  credentials: '{}',
};

/** Calls of Harbour Optics' admin with a field that has an id of Northwind's. */
const REFERENCES: readonly (readonly [call: string, field: string, id: string, rest?: object])[] = [
  ['POST /crm/v1/leads/', 'contact_id', 'con_nw0002', { ...lead, source: '' }],
  [
    'POST /crm/v1/interactions/',
    'contact_id',
    'con_nw0002',
    { type: 'note', direction: 'in', summary: '', payload: {} },
  ],
  ['POST /voice/v1/phone-numbers', 'agent_id', 'agt_nw02', number],
  ['PATCH /voice/v1/agents/agt_ho01', 'phone_number_id', 'num_nw02'],
  ['PATCH /voice/v1/agents/agt_ho01', 'tool_ids', 'tol_nw02'],
  ['PATCH /voice/v1/agents/agt_ho01', 'knowledge_base_ids', 'kb_nw02'],
  ['PATCH /chatbot/v1/inbox/conversations/icv_ho0001', 'assigned_to', 'usr_nw02'],
];

let sandbox: Sandbox;
let priya: Visitor;
let ines: Visitor;
const demoIds = new Map<string, string>();

beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT], usageGrows: false });
  priya = await signedIn(sandbox, 'priya.nair');
  ines = await signedIn(sandbox, 'ines.duarte@harbour-optics.example');
  const first = async (path: string, list: string, id = 'id') => {
    const { body } = await priya.get(path);
    return (body[list] as Record<string, string>[])[0]?.[id] ?? '';
  };
  demoIds.set(
    '<invite>',
    await first('/auth/v1/invite/pending?tenant_id=tnt_4c81f0', 'invitations', 'invite_id'),
  );
  demoIds.set('<chat>', await first('/chatbot/v1/inbox/conversations', 'conversations'));
  demoIds.set(
    '<document>',
    await first('/knowledge/v1/knowledge-bases/kb_nw01/documents', 'documents'),
  );
  demoIds.set('<call>', await first('/voice/v1/analytics/conversations', 'conversations'));
  // The session of the request is listed first; the other one can be ended.
  const elsewhere = await signedIn(sandbox, 'priya.nair');
  const { body: listed } = await elsewhere.get('/auth/v1/sessions');
  demoIds.set('<session>', (listed.sessions as { id: string }[])[0]?.id ?? '');
  const created = await priya.post('/content/v1/contents', text);
  demoIds.set('<content>', String(created.body.id));
});
afterAll(() => sandbox.close());

function requestOf([route, ids, body]: Case): [
  path: string,
  init: { method: string; body?: unknown },
] {
  const [method = '', pattern = ''] = route.split(' ');
  const placeholders = ids.map((id) => demoIds.get(id) ?? id);
  const path = pattern.replaceAll(/:\w+/g, () => placeholders.shift() ?? '');
  return [path, { method, body }];
}

describe('a record of another tenant', () => {
  it.each(CASES.map((testCase) => ({ route: testCase[0], made: testCase })))(
    'cannot be accessed: $route',
    async ({ made: testCase }) => {
      const [path, init] = requestOf(testCase);
      expect((await ines.send(path, init)).status).toBe(404);
      expect((await priya.send(path, init)).status).toBeLessThan(300);
    },
  );

  it('is requested on every route that names a record', () => {
    const testedRoutes = new Set(CASES.map(([route]) => route));
    const placeholders = sandbox.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.includes(':'))
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => !testedRoutes.has(route))
      .filter((route) => !Object.values(WITHOUT_TENANT).some((pattern) => pattern.test(route)));
    expect(placeholders).toEqual([]);
  });
});

describe('a record of another tenant, referenced by one of this tenant', () => {
  const cases = REFERENCES.map(([call, field, id, rest]) => ({ call, field, id, rest }));
  it.each(cases)('is not found: $field of $call', async ({ call, field, id, rest }) => {
    const [method = '', path = ''] = call.split(' ');
    const body = { ...rest, [field]: field.endsWith('_ids') ? [id] : id };
    const response = await ines.send(path, { method, body });
    expect(response.status).toBe(422);
    expect(response.body.error).toMatchObject({
      fields: { [field]: expect.any(String) as string },
    });
  });
});

describe('the versions of a content', () => {
  it('are restored from that content alone, not from another or another tenant’s', async () => {
    const create = async (who: Visitor) =>
      String((await who.post('/content/v1/contents', { ...text, body: '<p>One</p>' })).body.id);
    const [long, short] = [await create(priya), await create(priya)];
    const foreign = await create(ines);
    await priya.send(`/content/v1/contents/${long}`, {
      method: 'PUT',
      body: { ...text, body: '<p>Two</p>', status: 'draft', version: 1 },
    });
    for (const [who, id] of [
      [priya, short],
      [ines, foreign],
    ] as const) {
      const path = `/content/v1/contents/${id}`;
      expect((await who.post(`${path}/restore`, { version: 2 })).status).toBe(404);
      expect((await who.get(path)).body).toMatchObject({ body: '<p>One</p>', version: 1 });
    }
  });
});

describe('data a tenant reads', () => {
  /** Reads that have no tenant, or are part of signing in. */
  const NOT_OF_A_TENANT =
    /^\/(sandbox|site)?(\/|$)|\/(tokens|role-request\/|embed|confirm|consent)$|\/oauth\/|\/identity\//;
  const QUERIES: Readonly<Record<string, string>> = {
    '/auth/v1/invite/pending': '?tenant_id=tnt_9b27d3',
    '/content/v1/analytics/overview': '?from=2026-01-01&to=2027-01-01',
  };
  /** Every read without an id, and its response. */
  async function readAll(who: Visitor): Promise<Record<string, string>> {
    const paths = sandbox.app.routes
      .filter(({ method, path }) => method === 'GET' && !/[:*]/.test(path))
      .map(({ path }) => path)
      .filter((path) => !NOT_OF_A_TENANT.test(path));
    const reads = [...new Set(paths)].map(async (path) => {
      const { status, body } = await who.get(`${path}${QUERIES[path] ?? ''}`);
      return [path, `${status} ${JSON.stringify(body)}`] as const;
    });
    return Object.fromEntries(await Promise.all(reads));
  }

  it('contains no record of another tenant', async () => {
    const leaks = async (who: Visitor, foreign: RegExp) =>
      Object.entries(await readAll(who)).filter(([, response]) => foreign.test(response));
    expect(await leaks(ines, /"\w+_nw\w*"|northwind/i)).toEqual([]);
    expect(await leaks(priya, /"\w+_ho\d+"|harbour/i)).toEqual([]);
  });

  /** Writes of a tenant whose demo ids have this prefix. */
  const writesOf = (prefix: string): readonly (readonly [path: string, body: unknown])[] => [
    ['/crm/v1/contacts/', contact],
    ['/crm/v1/leads/', { ...lead, contact_id: `con_${prefix}0003`, source: '' }],
    ['/content/v1/contents', { ...text, template_id: 'tpl_how_to' }],
    ['/knowledge/v1/knowledge-bases', { name: 'Of one tenant', description: '' }],
    ['/notifications/v1/notifications/read-all', { before: '2030-01-01T00:00:00Z' }],
    [
      `/chatbot/v1/inbox/conversations/icv_${prefix}0001/messages`,
      { text: 'Ours', private: true, client_id: `tenancy-${prefix}` },
    ],
  ];
  it.each([
    ['Northwind', 'nw', () => [priya, ines] as const],
    ['Harbour Optics', 'ho', () => [ines, priya] as const],
  ])('is not changed by writes to %s', async (_, prefix, people) => {
    const [writer, reader] = people();
    const before = await readAll(reader);
    const responses = [];
    // oxlint-disable-next-line no-await-in-loop -- one write after the other
    for (const write of writesOf(prefix)) responses.push(await writer.post(...write));
    expect(responses.filter(({ status }) => status >= 300)).toEqual([]);
    expect(await readAll(reader)).toEqual(before);
  });

  it('counts its own calls alone', async () => {
    const [{ body: figures }, { body: calls }] = (await Promise.all(
      ['dashboard/overview', 'conversations'].map((path) =>
        ines.get(`/voice/v1/analytics/${path}`),
      ),
    )) as [ParsedResponse, ParsedResponse];
    expect(figures.calls_this_week).toBeLessThanOrEqual(Number(calls.total));
  });
});

describe('a person of two tenants', () => {
  it('has a role in each, which the other cannot change or take', async () => {
    const { body } = await priya.get('/auth/v1/role-request/');
    const [offer] = body.requests as { id: string }[];
    await priya.post(`/auth/v1/role-request/${offer?.id}/accept`, {});
    const rolesOf = async () => {
      const lists = await Promise.all([priya, ines].map((who) => who.get('/auth/v1/team/members')));
      return lists.map(({ body: { members } }) =>
        (members as { user_id: string; role: string }[])
          .filter(({ user_id }) => user_id === 'usr_nw01')
          .map(({ role }) => role),
      );
    };
    const own = async () => (await priya.get('/auth/v1/rbac/user/context')).body;
    const admin = { tenant_id: 'tnt_4c81f0', is_tenant_admin: true };
    expect((await rolesOf()).map(({ length }) => length)).toEqual([1, 1]);
    expect(await own()).toMatchObject(admin);

    const path = '/auth/v1/team/member/usr_nw01';
    await ines.send(`${path}/role`, { method: 'PATCH', body: { new_role: 'Viewer' } });
    expect(await rolesOf()).toEqual([['TenantAdmin'], ['Viewer']]);
    expect(await own()).toMatchObject(admin);
    await ines.send(path, { method: 'DELETE' });
    expect(await rolesOf()).toEqual([['TenantAdmin'], []]);
    expect(await own()).toMatchObject(admin);
  });
});

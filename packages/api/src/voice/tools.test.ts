import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/apiError.ts';
import { send } from '../http/send.ts';
import { agentsUsing } from '../schema/agentNames.ts';
import { recordingClient, refusedFields } from '../testing/describedCalls.ts';
import { toolTemplateCalls } from './toolTemplates.contract.ts';
import type { ToolTemplateWire } from './toolTemplates.contract.ts';
import { toolTemplatesSchema } from './toolTemplates.ts';
import { toolBody, toolCalls, toolChange, toolsQuery } from './tools.contract.ts';
import type { ToolBody, ToolWire } from './tools.contract.ts';
import {
  DEFAULT_TOOL_SETTINGS,
  createTool,
  listTools,
  removeTool,
  toolsSchema,
  updateTool,
} from './tools.ts';

const parameters = {
  type: 'object',
  properties: { order: { type: 'string', description: 'Such as 4711' } },
  required: ['order'],
} as const satisfies object;

const body: ToolBody = {
  name: 'look_up_order',
  description: 'Looks up an order by its number.',
  kind: 'http',
  method: 'GET',
  url: 'https://shop.example/orders',
  headers: [{ name: 'X-Key', secret: true }],
  parameters: { ...parameters, required: ['order'] },
  timeout_s: 5,
  is_enabled: true,
  provider: '',
};

const wire: ToolWire = {
  ...body,
  id: 't1',
  headers: [
    { name: 'X-Key', value: null, secret: true, has_value: true },
    { name: 'Accept', value: 'text/plain', secret: false, has_value: true },
  ],
  agents: [{ id: 'a1', name: 'Front desk' }],
  updated_at: '2026-11-26T14:30:00Z',
};

const settings = {
  name: 'look_up_order',
  description: 'Looks up an order by its number.',
  kind: 'http',
  method: 'GET',
  url: 'https://shop.example/orders',
  headers: [
    { name: 'X-Key', value: '', isSecret: true, hasValue: true },
    { name: 'Accept', value: 'text/plain', isSecret: false, hasValue: true },
  ],
  parameters,
  timeoutSeconds: 5,
  isEnabled: true,
  provider: '',
} as const;

describe('tools', () => {
  it('match their description', async () => {
    const tool = {
      key: 't1',
      id: 't1',
      ...settings,
      kindText: 'http',
      agents: [{ id: 'a1', name: 'Front desk' }],
      updatedAt: new Date('2026-11-26T14:30:00Z'),
    };
    const page = toolCalls.list.response.parse({ tools: [wire], total: 4 });
    expect(toolsSchema.parse(page)).toEqual({ tools: [tool], total: 4 });
    const { http } = recordingClient(() => toolCalls.update.response.parse(wire));
    expect(await send(http, updateTool, { params: { id: 't1' }, body: {} })).toEqual(tool);
  });

  it('start from templates that match their description', () => {
    const template: ToolTemplateWire = {
      id: 'x1',
      name: 'Look an order up',
      description: 'Asks your shop.',
      defaults: { ...wire, is_enabled: undefined },
    };
    const page = toolTemplateCalls.list.response.parse({
      templates: [template, { ...template, id: 'x2', defaults: {} }],
    });
    const { id, name, description } = template;
    expect(toolTemplatesSchema.parse(page)).toEqual([
      { key: 'x1', id, name, description, defaults: settings },
      {
        key: 'x2',
        id: 'x2',
        name,
        description,
        defaults: { ...DEFAULT_TOOL_SETTINGS, kind: null },
      },
    ]);
  });

  it('contain no secret, even if a service sends one', () => {
    const headers = [{ name: 'X-Key', value: 's3cret', secret: true }, { value: 'nameless' }, null];
    const { tools } = toolsSchema.parse({ tools: [{ id: 't1', kind: 'HTTP', headers }], total: 1 });
    expect(tools[0]).toMatchObject({ kind: 'http' });
    expect(tools[0]?.headers).toEqual([
      { name: 'X-Key', value: '', isSecret: true, hasValue: true },
    ]);
  });

  it('D04 keep an unknown kind, method, schema and time', () => {
    const malformed = {
      id: 't1',
      kind: 'teleport',
      method: 'BREW',
      parameters: 'x',
      timeout_s: -1,
    };
    expect(toolsSchema.parse([malformed]).tools[0]).toMatchObject({
      kind: null,
      kindText: 'teleport',
      method: 'POST',
      parameters: { type: 'object' },
      timeoutSeconds: 10,
      agents: [],
    });
  });

  it('are null if the response of a write has none', async () => {
    const { http } = recordingClient(() => ({ success: true }));
    expect(await send(http, createTool, { body: DEFAULT_TOOL_SETTINGS })).toBeNull();
  });

  it('keep a secret that was not entered again', async () => {
    const { http, sent } = recordingClient();
    const secret = { name: 'X-Key', isSecret: true, hasValue: true };
    await send(http, updateTool, {
      params: { id: 't1' },
      body: {
        headers: [
          { ...secret, value: '' },
          { ...secret, name: 'X-New', value: 's3cret' },
          { name: ' Accept ', value: '', isSecret: false, hasValue: false },
        ],
      },
    });
    expect(sent[0]?.json).toEqual({
      headers: [
        { name: 'X-Key', secret: true },
        { name: 'X-New', secret: true, value: 's3cret' },
        { name: 'Accept', secret: false, value: '' },
      ],
    });
  });

  it('are removed with `isForced`; otherwise the error names the agents', async () => {
    const agents = [{ id: 'a1', name: 'Front desk' }];
    const refusal = { error: { code: 'IN_USE', message: 'In use', agents } };
    expect(refusedFields(toolCalls.remove.refusals?.IN_USE, refusal)).toEqual([]);
    expect(agentsUsing(new ApiError('http', { status: 409, body: refusal }))).toEqual(agents);
    expect(agentsUsing(new ApiError('http', { status: 409 }))).toBeNull();
    const { http, sent } = recordingClient();
    await send(http, removeTool, { params: { id: 't1' } });
    await send(http, removeTool, { params: { id: 't1' }, query: { isForced: true } });
    expect(sent.map(({ query }) => query ?? {})).toEqual([{}, { force: true }]);
  });

  it('are filtered by kind', async () => {
    const { http, sent } = recordingClient(() => []);
    await send(http, listTools, { query: { kind: 'end_call' } });
    expect(sent).toMatchObject([{ query: { kind: 'end_call' } }]);
  });

  it.each<[object, string[]]>([
    [{}, []],
    [{ url: '', kind: 'transfer' }, []],
    [{ name: 'a'.repeat(40) }, []],
    [{ name: 'a'.repeat(41) }, ['name']],
    [{ name: 'Look up' }, ['name']],
    [{ description: 'x'.repeat(300) }, []],
    [{ description: 'x'.repeat(301) }, ['description']],
    [{ description: ` ${'x'.repeat(9)} ` }, ['description']],
    [{ kind: 'fax' }, ['kind']],
    [{ method: 'BREW' }, ['method']],
    [{ url: 'http://shop.example/' }, ['url']],
    [{ url: `https://shop.example/${'x'.repeat(2048)}` }, ['url']],
    [{ headers: Array.from({ length: 21 }, () => ({ name: 'A', secret: false })) }, ['headers']],
    [{ headers: [{ name: 'A B', secret: false }] }, ['headers.0.name']],
    [{ headers: [{ name: 'A', secret: false, value: 'x\ny' }] }, ['headers.0.value']],
    [{ headers: [{ name: 'A', secret: false, value: 'x'.repeat(2001) }] }, ['headers.0.value']],
    [{ timeout_s: 30 }, []],
    [{ timeout_s: 31 }, ['timeout_s']],
    [{ timeout_s: 0 }, ['timeout_s']],
    [{ timeout_s: 1.5 }, ['timeout_s']],
    [{ timeout_s: '5' }, ['timeout_s']],
    [{ is_enabled: 'yes' }, ['is_enabled']],
    [{ provider: 'x'.repeat(65) }, ['provider']],
    [{ tenant_id: 't1' }, ['tenant_id']],
  ])('with %j are rejected at %j', (part, fields) => {
    expect(refusedFields(toolBody, { ...body, ...part })).toEqual(fields);
  });

  const nested = (levels: number): object =>
    levels === 1
      ? { type: 'object' }
      : { type: 'object', properties: { inner: nested(levels - 1) } };

  it.each<[unknown, string[]]>([
    [{ type: 'object' }, []],
    [nested(5), []],
    [nested(6), [Array.from({ length: 5 }, () => 'properties.inner').join('.')]],
    [null, ['']],
    [[], ['']],
    [{ properties: {} }, ['type']],
    [{ type: 'array', items: { type: 'string' } }, ['type']],
    [{ type: 'object', properties: [] }, ['properties']],
    [{ type: 'object', properties: { a: 7 } }, ['properties.a']],
    [{ type: 'object', properties: { a: {} } }, ['properties.a.type']],
    [{ type: 'object', properties: { a: { type: 'date' } } }, ['properties.a.type']],
    [{ type: 'object', properties: { a: { type: 'array' } } }, ['properties.a.items']],
    [{ type: 'object', properties: { a: { type: 'array', items: { type: 'number' } } } }, []],
    [
      { type: 'object', properties: { a: { type: 'object', required: ['b'] } } },
      ['properties.a.required'],
    ],
    [
      { type: 'object', properties: { a: { type: 'object', properties: [] } } },
      ['properties.a.properties'],
    ],
    [{ type: 'object', properties: { ' ': { type: 'string' } } }, ['properties. ']],
    [{ type: 'object', properties: { ['n'.repeat(64)]: { type: 'string' } } }, []],
    [
      { type: 'object', properties: { ['n'.repeat(65)]: { type: 'string' } } },
      [`properties.${'n'.repeat(65)}`],
    ],
    [{ type: 'object', required: ['a'] }, ['required']],
    [{ type: 'object', required: 'all' }, ['required']],
    [{ type: 'object', properties: {}, required: ['toString'] }, ['required']],
    [{ type: 'object', properties: { a: { type: 'string', enum: ['x'] } }, title: 'More' }, []],
  ])('with the parameters %j are rejected at %j', (value, fields) => {
    const paths = fields.map((field) => (field === '' ? 'parameters' : `parameters.${field}`));
    expect(refusedFields(toolBody, { ...body, parameters: value })).toEqual(paths);
  });

  it('reject parameters that are nested too deep', () => {
    let deep: object = { type: 'string' };
    for (let level = 0; level < 50_000; level += 1) deep = { type: 'array', items: deep };
    const value = { type: 'object', properties: { a: deep } };
    expect(refusedFields(toolBody, { ...body, parameters: value })).toEqual([
      `parameters.properties.a${'.items'.repeat(4)}`,
    ]);
  });

  it.each<[object, string[]]>([
    [{}, []],
    [{ headers: [] }, []],
    [{ name: '' }, ['name']],
    [{ kind: null }, ['kind']],
    [{ id: 't2' }, ['id']],
  ])('changed by %j are rejected at %j', (change, fields) => {
    expect(refusedFields(toolChange, change)).toEqual(fields);
  });

  it.each<[object, string[]]>([
    [{ limit: '1000', kind: 'http' }, []],
    [{ limit: '1001' }, ['limit']],
    [{ kind: 'fax' }, ['kind']],
  ])('filtered by %j are rejected at %j', (query, fields) => {
    expect(refusedFields(toolsQuery, query)).toEqual(fields);
  });
});

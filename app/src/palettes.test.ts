import * as api from '@platform/api';
import { DRAFT_FORMS } from '@platform/flows';
import type { DraftForm } from '@platform/flows';
import { expect, it } from 'vitest';
import { areas } from './areas.ts';
import { locateDraft } from './profile/useDraftList.ts';
import { createPages } from './routing/pages.ts';
import type { AreaPalette, DraftLocation, ReadLoaded } from './routing/palette.ts';

type Words = Parameters<NonNullable<AreaPalette['records']>[number]['list']>[1];

const pages = createPages(areas, ['register', 'profile-edit', 'inbox']);
const words = {
  t: (key: string) => key,
  formats: { date: () => '23/11/26' },
} as unknown as Words;

/** Finds what the palettes list for these cached copies, and which resources they read. */
function listAll(palettes: readonly AreaPalette[], copies: Readonly<Record<string, unknown[]>>) {
  const requestedResources = new Set<string>();
  const read = ((name: string) => {
    requestedResources.add(name);
    return copies[name] ?? [];
  }) as ReadLoaded;
  const found = palettes.flatMap(({ records = [] }) =>
    records.flatMap(({ list }) => list(read, words)),
  );
  return { requestedResources, found };
}

it('names existing resources and pages', async () => {
  const names = Object.values(api).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null && 'load' in value && 'name' in value
      ? [value.name]
      : [],
  );
  const palettes = await pages.loadPalettes();
  const { requestedResources } = listAll(palettes, {});
  expect(requestedResources.size).toBeGreaterThan(0);
  expect([...requestedResources].filter((name) => !names.includes(name))).toEqual([]);
  for (const { actions = [] } of palettes)
    for (const { page } of actions) expect(() => pages.href(page)).not.toThrow();
});

it('finds a contact of two loads once, and its lead by its name', async () => {
  const ana = {
    key: 'k1',
    id: 'c1',
    name: 'Ana',
    email: 'ana@a.example',
    phone: '+44 20 7946 0018',
    company: '',
  };
  const keywords = [ana.email, ana.phone];
  const { found } = listAll(await pages.loadPalettes(), {
    'crm /v1/contacts/': [[ana], [{ ...ana }]],
    'crm /v1/leads/': [
      [
        { key: 'l1', contactId: 'c1', statusText: 'New' },
        { key: 'l2', contactId: 'gone', statusText: 'New' },
      ],
    ],
  });
  expect(found).toMatchObject([
    { id: 'k1', label: 'Ana', hint: 'ana@a.example', keywords, href: '/crm/contacts?contact=k1' },
    { id: 'l1', label: 'Ana', hint: 'New', keywords, href: '/crm/leads?contact=k1' },
  ]);
});

it('finds conversations and notifications, each once, by their keywords', async () => {
  const conversation = {
    id: 't1',
    name: 'Ana',
    email: 'ana@a.example',
    phone: '1',
    channel: 'Website',
  };
  const unnamed = { ...conversation, name: '', email: '' };
  const pay = { id: 'n1', title: 'Card declined', body: 'Pay by Friday', href: '/billing' };
  const { found } = listAll(await pages.loadPalettes(), {
    'inbox.conversations': [
      {
        conversations: [
          conversation,
          { ...conversation, id: 't/2', name: '' },
          { ...unnamed, id: 't3' },
        ],
      },
      {
        conversations: [
          conversation,
          { ...conversation, id: '' },
          { ...unnamed, id: 't4', phone: '' },
        ],
      },
    ],
    'notifications.list': [
      { notifications: [pay, { ...pay, id: 'n2', body: '' }] },
      {
        notifications: [
          pay,
          { ...pay, id: '' },
          { ...pay, id: 'n3', title: '' },
          { ...pay, id: 'n4', href: '' },
        ],
      },
    ],
  });
  const words = { hint: 'Website', keywords: [conversation.email, conversation.phone] };
  expect(found).toEqual([
    { id: 'n1', label: 'Card declined', hint: 'Pay by Friday', href: '/billing' },
    { id: 'n2', label: 'Card declined', href: '/billing' },
    { id: 't1', label: 'Ana', ...words, href: '/inbox?conversation=t1' },
    { id: 't/2', label: 'ana@a.example', ...words, href: '/inbox?conversation=t%2F2' },
    { id: 't3', label: '1', hint: 'Website', keywords: ['', '1'], href: '/inbox?conversation=t3' },
  ]);
});

it('explains why no more agents can be created, if the plan is loaded', async () => {
  const { actions = [] } = (await import('./voice/palette.ts')).palette;
  const create = actions.find(({ shortcut }) => shortcut === 'agents.create');
  const reasonWith = (...plans: object[]) => create?.disabledReason?.((() => plans) as ReadLoaded);
  expect(reasonWith()).toBeNull();
  expect(reasonWith({ isDefault: true, canCreateVoiceAgent: false })).toBeNull();
  expect(reasonWith({ isDefault: false, canCreateVoiceAgent: true })).toBeNull();
  expect(reasonWith({ isDefault: false, canCreateVoiceAgent: false })).toBe(
    'palette.reason.noMoreAgents',
  );
});

it('locates every draft on an existing page', async () => {
  const kinds = (await pages.loadPalettes()).flatMap(({ drafts = [] }) => drafts);
  const isAtHome = (form: DraftForm) => {
    const locations = ['', 'x1'].flatMap((id) => locateDraft({ form, id }, kinds).location ?? []);
    const isKnownPath = ({ href }: DraftLocation) =>
      pages.find(href.split('?', 1)[0] ?? '') !== undefined;
    return locations.length > 0 && locations.every(isKnownPath);
  };
  expect(DRAFT_FORMS.filter((form) => !isAtHome(form))).toEqual([]);
  expect(locateDraft({ form: 'interaction', id: 'call:c1' }, kinds).location).toEqual({
    href: '/voice-agent/call-history?call=c1',
  });
  const answers = ['call:c1:6', 'chat:c2:m3'].map(
    (id) => locateDraft({ form: 'knowledgeAnswer', id }, kinds).location?.href,
  );
  expect(answers).toEqual(['/voice-agent/call-history?call=c1', '/inbox?conversation=c2']);
  expect(locateDraft({ form: null, id: '' }, kinds)).toEqual({ location: null, names: [] });
});

it('opens the form of a draft by an action of its page, or by editing an open record', async () => {
  const palettes = await pages.loadPalettes();
  const known = palettes
    .flatMap(({ actions = [] }) => actions)
    .map(({ page, shortcut }) => `${pages.href(page)} ${shortcut}`);
  const used = palettes
    .flatMap(({ drafts = [] }) => drafts)
    .flatMap(({ locate }) => [locate(''), locate('x1')])
    .flatMap((location) => (location?.shortcut ? [`${location.href} ${location.shortcut}`] : []));
  expect(used.filter((each) => !each.endsWith(' edit') && !known.includes(each))).toEqual([]);
});

import { contentEvents, contentVersions, contents } from '../db/contentTables.ts';
import { insertRows } from '../db/insertRows.ts';
import type { Database } from '../db/store.ts';
import { HARBOUR, HARBOUR_PEOPLE, NORTHWIND, NORTHWIND_PEOPLE } from '../seed/people.ts';
import type { SeedPerson } from '../seed/people.ts';
import { addSeconds } from '../session/tokenSet.ts';
import { HARBOUR_TEXTS, NORTHWIND_TEXTS } from './seedTexts.ts';
import type { SeedText } from './seedTexts.ts';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Hours between the newest contents; increases with age. */
const HOURS_APART = 5;

interface SeedTenant {
  id: string;
  prefix: string;
  people: readonly SeedPerson[];
  texts: readonly SeedText[];
}

const tenants: readonly SeedTenant[] = [
  { id: NORTHWIND.id, prefix: 'nw', people: NORTHWIND_PEOPLE, texts: NORTHWIND_TEXTS },
  { id: HARBOUR.id, prefix: 'ho', people: HARBOUR_PEOPLE, texts: HARBOUR_TEXTS },
];

export async function hasContents(db: Database): Promise<boolean> {
  return (await db.select({ id: contents.id }).from(contents).limit(1)).length > 0;
}

export async function seedContents(tx: Database, at: Date): Promise<void> {
  const seeds = tenants.flatMap((tenant) =>
    tenant.texts.map((text, index) => contentOf(tenant, text, index, at)),
  );
  await insertRows(
    tx,
    contents,
    seeds.map(({ content }) => content),
  );
  await insertRows(
    tx,
    contentVersions,
    seeds.flatMap(({ versions }) => versions),
  );
  await insertRows(tx, contentEvents, [
    ...seeds.flatMap(({ events }) => events),
    ...deletedContentEvents(at),
    ...unsavedEvents(at),
  ]);
}

function contentOf(
  { id: tenantId, prefix, people, texts }: SeedTenant,
  text: SeedText,
  index: number,
  at: Date,
) {
  const id = `cnt_${prefix}${String(index + 1).padStart(2, '0')}`;
  const { drafts = [], body } = text;
  const bodies = [...drafts, body];
  const author = authorOf(people, text.by);
  const updatedAt = addSeconds(
    at,
    -Math.round((2 + index * HOURS_APART + index * index * 1.1) * HOUR_SECONDS),
  );
  const savedAt = (position: number) =>
    addSeconds(updatedAt, -(bodies.length - 1 - position) * (1 + (index % 3)) * DAY_SECONDS);
  const createdAt = savedAt(0);
  const common = { tenantId, contentId: id, contentTitle: text.title, contentType: text.type };
  const isGenerated = index % 3 === 1;
  const kindAt = (position: number) =>
    position > 0 ? 'edited' : isGenerated ? 'generated' : 'created';
  const editorAt = (position: number) =>
    position === 0 ? author : authorOf(people, (text.by + position) % Math.min(3, people.length));
  const editor = editorAt(bodies.length - 1);
  const content: typeof contents.$inferInsert = {
    id,
    tenantId,
    title: text.title,
    type: text.type,
    status: text.status,
    language: text.language,
    body,
    ...author,
    editorId: editor.authorId,
    editorName: editor.authorName,
    templateId: null,
    sources: text.sources ?? [],
    version: bodies.length,
    createdAt,
    updatedAt,
  };
  const versions = bodies.map((each, position) => ({
    contentId: id,
    version: position + 1,
    title: text.title,
    language: text.language,
    body: each,
    ...editorAt(position),
    kind: kindAt(position),
    restoredFrom: null,
    createdAt: savedAt(position),
  }));
  const events = bodies.map((_, position) => ({
    ...common,
    id: `cev_${prefix}${String((texts.length - index) * 10 + position).padStart(4, '0')}`,
    kind: kindAt(position),
    version: position + 1,
    fromVersion: position > 0 ? position : null,
    tokens: position === 0 && isGenerated ? 900 + index * 37 : 0,
    ...editorAt(position),
    createdAt: savedAt(position),
  }));
  const archived = {
    ...common,
    id: `cev_${prefix}${String((texts.length - index) * 10 + 9).padStart(4, '0')}`,
    kind: 'archived' as const,
    version: null,
    fromVersion: null,
    tokens: 0,
    ...author,
    createdAt: addSeconds(updatedAt, 60),
  };
  return { content, versions, events: text.status === 'archived' ? [...events, archived] : events };
}

function deletedContentEvents(at: Date) {
  const common = {
    tenantId: NORTHWIND.id,
    contentId: 'cnt_nw_gone',
    contentTitle: 'Winter offer, first draft',
    contentType: 'email',
    fromVersion: null,
    tokens: 0,
    ...authorOf(NORTHWIND_PEOPLE, 1),
  };
  return [
    {
      ...common,
      id: 'cev_gone1',
      kind: 'created',
      version: 1,
      createdAt: addSeconds(at, -9 * DAY_SECONDS),
    },
    {
      ...common,
      id: 'cev_gone2',
      kind: 'deleted',
      version: null,
      createdAt: addSeconds(at, -26 * HOUR_SECONDS),
    },
  ];
}

function unsavedEvents(at: Date) {
  return Array.from({ length: 12 }, (_, index) => ({
    id: `cev_tok${index}`,
    tenantId: NORTHWIND.id,
    kind: 'generated',
    contentId: null,
    contentTitle: '',
    contentType: '',
    version: null,
    fromVersion: null,
    tokens: 1200 + index * 90,
    ...authorOf(NORTHWIND_PEOPLE, index % 3),
    createdAt: addSeconds(at, -(index * 2 + 1) * DAY_SECONDS),
  }));
}

function authorOf(people: readonly SeedPerson[], index: number) {
  const person = people[index];
  return {
    authorId: person?.id ?? '',
    authorName: person ? `${person.firstName} ${person.lastName}` : '',
  };
}

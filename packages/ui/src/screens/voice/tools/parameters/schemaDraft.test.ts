import { describe, expect, it } from 'vitest';
import { draftOf, draftOfText, schemaOf, withNewParameter, withParameters } from './schemaDraft.ts';
import { withText, withType } from './schemaDraft.ts';
import type { Parameter, SchemaDraft } from './schemaDraft.ts';

const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    date: { type: 'string', description: 'The day', format: 'date' },
    place: { type: 'object', properties: { room: { type: 'integer' } }, required: ['room'] },
  },
  required: ['date'],
};

/** The draft after one parameter was changed. */
const changed = (draft: SchemaDraft, at: number, part: Partial<Parameter>) =>
  withParameters(
    draft,
    draft.parameters.map((one, index) => (index === at ? { ...one, ...part } : one)),
  );

describe('the rows and the text edit one schema', () => {
  it('rows keep keywords without a field', () => {
    const draft = draftOf(schema);
    expect(draft.parameters).toMatchObject([
      { name: 'date', type: 'string', description: 'The day', isRequired: true },
      { name: 'place', type: 'object', description: '', isRequired: false },
    ]);
    const renamed = changed(draft, 0, { name: 'day', isRequired: false });
    expect(schemaOf(renamed)).toEqual({
      ...schema,
      properties: { day: schema.properties.date, place: schema.properties.place },
      required: [],
    });
  });

  it('rows follow the typed text, which is not reformatted', () => {
    const text = '{"type":"object","properties":{"a":{"type":"boolean"}}}';
    const draft = withText(draftOf(schema), text);
    expect(draft).toMatchObject({ text, isReadable: true, parameters: [{ name: 'a' }] });
  });

  it('rows keep their state while the text is invalid', () => {
    const draft = withText(draftOf(schema), '{"type": "obj');
    expect(draft).toMatchObject({ isReadable: false, parameters: [{ name: 'date' }, {}] });
    expect(schemaOf(draft)).toBeNull();
    expect(schemaOf(withText(draft, JSON.stringify(schema)))).toEqual(schema);
  });
});

it.each([
  ['null'],
  ['[]'],
  ['"text"'],
  ['{"properties":[]}'],
  ['{"properties":{"a":"string"}}'],
  ['{"properties":{"a":{}},"required":"a"}'],
  ['{"properties":{"a":{}},"required":["b"]}'],
  [''],
])('D04 does not build on %s', (text) => {
  expect(draftOfText(text)).toMatchObject({ text, isReadable: false, parameters: [] });
});

it('keeps two parameters with the same name separate while they are typed', () => {
  const withSameName = changed(draftOf(schema), 1, { name: 'date' });
  expect(withSameName.parameters.map(({ name }) => name)).toEqual(['date', 'date']);
  expect(withSameName.text.match(/"date": /g)).toHaveLength(2);
  expect(schemaOf(changed(withSameName, 1, { name: 'dates' }))).toMatchObject({
    properties: { date: {}, dates: {} },
  });
});

it('gives a new parameter a unique name', () => {
  const withOne = withNewParameter(draftOf({ type: 'object' }));
  const [, second] = withNewParameter(withOne).parameters;
  expect(second).toMatchObject({ id: 'p2', name: 'parameter_2', type: 'string' });
  expect(schemaOf(withOne)).toEqual({
    type: 'object',
    properties: { parameter_1: { type: 'string' } },
    required: [],
  });
});

it('drops the keywords of the old type when the type changes', () => {
  const [date, place] = draftOf(schema).parameters;
  expect(date && withType(date, 'array').rest).toEqual({ items: { type: 'string' } });
  expect(place && withType(place, 'string').rest).toEqual({});
  expect(place && withType(place, 'object')).toBe(place);
});

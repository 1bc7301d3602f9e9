import { expect, it } from 'vitest';
import { faultOf, pathOf } from './schemaFault.ts';

const deep = '{"type":"object","properties":{"a":'.repeat(5) + '{"type":"string"}' + '}}'.repeat(5);

it.each([
  ['{"type":"object"}'],
  ['{"type":"object","properties":{"a":{"type":"array","items":{"type":"number"}}}}'],
  ['{"type":"object","properties":{"a":{"type":"string"}},"required":["a"]}'],
])('accepts %s', (text) => {
  expect(faultOf(text)).toBeNull();
});

it.each([
  ['[]', 'notAnObject', ''],
  ['null', 'notAnObject', ''],
  ['{}', 'rootType', 'type'],
  ['{"type":"array","items":{"type":"string"}}', 'rootType', 'type'],
  ['{"type":"object","properties":[]}', 'properties', 'properties'],
  ['{"type":"object","properties":{"date":"string"}}', 'notAnObject', 'properties.date'],
  ['{"type":"object","properties":{"date":{"type":"day"}}}', 'type', 'properties.date.type'],
  ['{"type":"object","properties":{"date":{}}}', 'type', 'properties.date.type'],
  ['{"type":"object","properties":{"a b":{"type":1}}}', 'type', 'properties["a b"].type'],
  ['{"type":"object","properties":{"l":{"type":"array"}}}', 'notAnObject', 'properties.l.items'],
  ['{"type":"object","properties":{"":{"type":"string"}}}', 'name', 'properties[""]'],
  ['{"type":"object","required":"date"}', 'required', 'required'],
  ['{"type":"object","required":["date"]}', 'requiredUnknown', 'required'],
  ['{"type":"object","required":["toString"]}', 'requiredUnknown', 'required'],
  [deep, 'tooDeep', pathOf(Array.from({ length: 5 }, () => ['properties', 'a']).flat())],
])('D04 locates the error of %s: %s at %s', (text, kind, path) => {
  expect(faultOf(text)).toEqual({ kind, path });
});

it.each([
  ['{\n  "type": object\n}', 2, 11],
  ['{\n  "type": "object",\n}', 3, 1],
  ['{"type": "object"', 1, 18],
  ['{"a": tru}', 1, 7],
  ['{"a": 01}', 1, 8],
  ['{"a": "b\nc"}', 1, 7],
  ['{"a": 1} x', 1, 10],
  ["{'a': 1}", 1, 2],
  ['', 1, 1],
  ['['.repeat(5000), 1, 101],
])('D04 locates the syntax error of %j', (text, line, column) => {
  expect(faultOf(text)).toEqual({ kind: 'json', path: '', line, column });
});

it('returns the duplicate name', () => {
  expect(faultOf('{"type":"object"}', ['a', 'b', 'a'])).toEqual({
    kind: 'duplicateName',
    path: 'properties.a',
  });
});

import { describe, expect, it } from 'vitest';
import { ApiError, DEFAULT_MESSAGE } from './apiError.ts';
import { messageIn, plainText } from './message.ts';

describe('messageIn', () => {
  it.each<[string, unknown, string]>([
    ['error.message first', { error: { message: 'A' }, message: 'B', detail: 'C' }, 'A'],
    ['the body’s own message next', { error: {}, message: 'B', detail: 'C' }, 'B'],
    ['error as text', { error: 'E' }, 'E'],
    ['detail as text', { detail: 'C' }, 'C'],
    ['detail as list', { detail: [{ loc: ['body'], msg: 'Field required' }] }, 'Field required'],
    ['detail as object', { detail: { message: 'D' } }, 'D'],
    ['errors as list of objects', { errors: [{ message: 'F' }] }, 'F'],
    ['errors as list of texts', { errors: ['G'] }, 'G'],
    ['a text', 'Nope', 'Nope'],
    ['a list', ['x'], ''],
    ['null', null, ''],
    ['an empty object', {}, ''],
    ['a nested object', { error: { message: { text: 'x' } } }, ''],
    ['a number', { message: 5 }, ''],
    ['an empty text', { error: { message: '  ' } }, ''],
    ['[object Object]', { message: '[object Object]' }, ''],
    ['undefined as text', { message: 'undefined' }, ''],
    ['an HTML page', { message: '<!DOCTYPE html><html><body>502</body></html>' }, ''],
    ['a stack', { message: 'Error: x\n    at run (/srv/app.js:1:1)' }, ''],
    ['a Python stack', { message: 'Traceback (most recent call last):\n File' }, ''],
    ['a message of Chromium', { message: 'Failed to fetch' }, ''],
    ['a message of Safari', { message: 'Load failed' }, ''],
    ['a message of Firefox', { message: 'NetworkError when attempting to fetch resource.' }, ''],
    ['a message of a parser', { message: 'Unexpected token < in JSON at position 0' }, ''],
    [
      'the next candidate if the first is unsuitable',
      { error: { message: '[object Object]' }, message: 'B' },
      'B',
    ],
  ])('D14 reads %s', (_, body, expected) => {
    expect(messageIn(body)).toBe(expected);
  });

  it('D14 returns the default text without a message of the server', () => {
    const error = new ApiError('http', { status: 500, body: { error: null } });
    expect(error.message).toBe(DEFAULT_MESSAGE);
    expect(error.serverMessage).toBe('');
  });

  it('D14 returns at most 300 characters', () => {
    expect(messageIn({ message: 'x'.repeat(5_000) })).toHaveLength(300);
  });

  it('X01 keeps markup as text', () => {
    expect(messageIn({ message: 'No <b>bold</b> names' })).toBe('No <b>bold</b> names');
  });
});

describe('plainText', () => {
  it('X02 removes control and direction characters', () => {
    expect(plainText('a\u0000b\u202Ec\nd\u2066e')).toBe('a b c d e');
  });

  it('X02 returns an empty text for other types', () => {
    expect(plainText({ toString: () => 'x' })).toBe('');
  });
});

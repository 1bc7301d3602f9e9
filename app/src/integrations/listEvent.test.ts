import { describe, expect, it } from 'vitest';
import { readListEvent, withoutListEvent } from './listEvent.ts';

const query = (text: string) => new URLSearchParams(text);

describe('readListEvent', () => {
  it.each<[string, unknown]>([
    ['connected=slack', { kind: 'connected', name: 'Slack' }],
    ['connected=google-calendar', { kind: 'connected', name: 'Google Calendar' }],
    ['connected=composio&account_id=a1', { kind: 'connected', name: null }],
    ['connected=composio', { kind: 'connected', name: 'Composio' }],
    ['connected=slack&connected=gmail', { kind: 'connected', name: 'Slack' }],
    ['error=denied', { kind: 'failed', error: 'denied' }],
    ['error=denied&connected=slack', { kind: 'failed', error: 'denied' }],
    ['refresh=true', { kind: 'refresh' }],
    ['refresh=1', null],
    ['connected=', null],
    ['error=', null],
    ['tab=connected', null],
    ['', null],
  ])('reads %s', (text, news) => {
    expect(readListEvent(query(text))).toEqual(news);
  });

  it('X02 makes hostile texts safe to display', () => {
    expect(readListEvent(query('error=%E2%80%AEa%00b%3Cscript%3E'))).toEqual({
      kind: 'failed',
      error: 'a b<script>',
    });
    expect(readListEvent(query(`connected=${'z'.repeat(5000)}`))).toMatchObject({
      name: `Z${'z'.repeat(298)}…`,
    });
    expect(readListEvent(query('connected=..%2F..'))).toEqual({ kind: 'connected', name: '../..' });
  });
});

describe('withoutListEvent', () => {
  it('O16 removes the reported parameters and keeps the tab', () => {
    const text = 'tab=connected&connected=slack&account_id=1&error=x&refresh=true&lang=de';
    expect(withoutListEvent(query(text))?.toString()).toBe('tab=connected&lang=de');
    expect(withoutListEvent(query('refresh=other'))?.toString()).toBe('');
    expect(withoutListEvent(query('tab=connected&lang=de'))).toBeNull();
  });
});

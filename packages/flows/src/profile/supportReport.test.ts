import { expect, it } from 'vitest';
import { supportReport } from './supportReport.ts';

const facts = {
  build: 'index-1.js',
  at: new Date('2026-11-24T08:00:00Z'),
  path: '/account',
  language: 'de',
  theme: 'dark',
  browser: 'Browser 1',
  window: { width: 1440, height: 900, pixelRatio: 2 },
  timeZone: 'UTC',
  isOnline: true,
  hasStorage: false,
  features: [],
  roles: ['Editor'],
};

it('contains the environment, and time and kind of each failure', () => {
  const at = new Date('2026-11-24T07:59:00Z');
  const errors = [
    { at, kind: 'http', status: 503 },
    { at, kind: 'network', status: 0 },
  ];
  const report = supportReport({ ...facts, errors });
  expect(report).toContain('Storage: refused\nFeatures: none\nRoles: Editor\nErrors:\n');
  expect(report).toMatch(/ {2}2026-11-24T07:59:00.000Z http 503\n.* network$/);
  expect(supportReport({ ...facts, errors: [] })).toMatch(/Errors: none$/);
});

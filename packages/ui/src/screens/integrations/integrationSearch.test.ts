import type { Integration, IntegrationStatus } from '@platform/domain';
import { expect, test } from 'vitest';
import { countByFilter, filterIntegrations, integrationText } from './integrationSearch.ts';
import type { IntegrationFilter } from './types.ts';

function integration(name: string, status: IntegrationStatus, accountLabel = ''): Integration {
  return {
    provider: name.toLowerCase(),
    name,
    ownerService: 'Chatbot',
    description: `Does what ${name} does.`,
    accountLabel,
    status,
    grantedScopes: [],
    updatedAt: new Date(0),
  };
}

const list = [
  integration('Slack', 'connected', 'northwind-ops'),
  integration('Gmail', 'connected', 'hello@northwind.example'),
  integration('Google Calendar', 'action_required'),
  integration('HubSpot', 'not_connected'),
  integration('Support Desk', 'unknown'),
];

const found = (filter: IntegrationFilter) =>
  filterIntegrations(list, filter).map(({ name }) => name);

test('each tab counts its status, and All also counts unknown ones', () => {
  expect(countByFilter(list)).toEqual({
    all: 5,
    connected: 2,
    action_required: 1,
    not_connected: 1,
  });
});

test('a tab shows the integrations of its status', () => {
  expect(found('connected')).toEqual(['Slack', 'Gmail']);
  expect(found('action_required')).toEqual(['Google Calendar']);
  expect(found('not_connected')).toEqual(['HubSpot']);
  expect(found('all')).toHaveLength(5);
});

test('the search reads name, description and account', () => {
  expect(list.slice(0, 1).map(integrationText)).toEqual([
    'Slack\nDoes what Slack does.\nnorthwind-ops',
  ]);
});

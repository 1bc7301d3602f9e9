import type { IntegrationFilter, IntegrationsScreenProps, Remote, TestOutcome } from '@platform/ui';
import { fn, within } from 'storybook/test';
import { integrations, ready, required } from './fixtures.ts';

/** The address of a tab, as the app makes it. */
function filterHref(filter: IntegrationFilter): string {
  return filter === 'all' ? '/integrations' : `/integrations?tab=${filter}`;
}

const known = Object.entries(required).map(
  ([provider, data]): [string, Remote<readonly string[]>] => [provider, { status: 'ready', data }],
);

/** The list of the mockups, with callbacks that only remember. */
export const args = {
  integrations: ready({ integrations }),
  filter: 'all',
  filterHref,
  search: '',
  onSearchChange: fn(),
  onRefresh: fn(),
  requiredScopes: new Map(known),
  onConnect: fn(),
  onDisconnect: fn(async () => true),
  onScopesOpen: fn(),
  onTest: fn(async (): Promise<TestOutcome> => ({ status: 'passed', latencyMs: 142 })),
} satisfies IntegrationsScreenProps;

/** The card of a provider. */
export function cardOf(canvas: HTMLElement, name: string) {
  return within(within(canvas).getByRole('article', { name }));
}

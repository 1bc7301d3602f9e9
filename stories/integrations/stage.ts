import type { Remote } from '@platform/ui';
import type {
  IntegrationFilter,
  IntegrationsScreenProps,
  RequiredScopesProps,
  TestOutcome,
} from '@platform/ui/integrations';
import { fn, screen, userEvent, within } from 'storybook/test';
import { integrations, required } from './fixtures.ts';
import { loading, ready } from '../remotes.ts';

function filterHref(filter: IntegrationFilter): string {
  return filter === 'all' ? '/integrations' : `/integrations?tab=${filter}`;
}

/** Returns the same scopes for every provider. */
export const scopesOf =
  (scopes: Remote<readonly string[]>) =>
  ({ children }: RequiredScopesProps) =>
    children(scopes);

function RequiredScopes({ provider, children }: RequiredScopesProps) {
  const data = required[provider];
  return children(data ? ready(data) : loading);
}

/** The list of the mockups, with mock callbacks. */
export const args = {
  integrations: ready(integrations),
  filter: 'all',
  filterHref,
  search: '',
  onSearchChange: fn(),
  onRefresh: fn(),
  RequiredScopes,
  onConnect: fn(),
  onDisconnect: fn(async () => true),
  onTest: fn(async (): Promise<TestOutcome> => ({ status: 'passed', latencyMs: 142 })),
} satisfies IntegrationsScreenProps;

export async function confirmDisconnect(): Promise<void> {
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Disconnect' }));
}

export function cardOf(canvas: HTMLElement, name: string) {
  return within(within(canvas).getByRole('article', { name }));
}

import type { Integration } from '@platform/domain';
import type { ComponentType, ReactNode } from 'react';
import type { CardSlots } from '../../patterns/ScreenSlots/types.ts';
import type { Remote } from '../../remote.ts';

/** Tabs of the list, as in the URL. */
export type IntegrationFilter = 'all' | 'connected' | 'action_required' | 'not_connected';

/** Action in progress for a provider. */
export type IntegrationWork = 'connecting' | 'disconnecting';

/** Result of a connection test; the latency is in ms, `null` if unknown. */
export type TestOutcome =
  | { status: 'passed'; latencyMs: number | null }
  | { status: 'failed'; message: string };

/** Actions of a card and its dialogs. */
export interface IntegrationActions {
  /** Connects, or reconnects after Fix Issues, once the user has seen the permissions. */
  onConnect: (integration: Integration) => void;
  /** Disconnects after confirmation and resolves to true on success. Must not reject. */
  onDisconnect: (integration: Integration) => Promise<boolean>;
}

/** Progress of the return from a provider. */
export type ReturnProgress =
  /** Sending the code. */
  | { step: 'saving' }
  /** Code accepted; the status is requested shortly. */
  | { step: 'waiting' }
  /** Requesting the status, `attempt` of `attempts`. */
  | { step: 'checking'; attempt: number; attempts: number }
  /** About to return to the list; unconfirmed if no poll reported the connection. */
  | { step: 'leaving'; isConfirmed: boolean }
  /** `permission` without a code or with an untrusted URL, `saving` if it was rejected. */
  | { step: 'failed'; at: 'permission' | 'saving'; message: string };

export interface RequiredScopesProps {
  /** Provider id. */
  provider: string;
  /** Renders the scope ids. */
  children: (scopes: Remote<readonly string[]>) => ReactNode;
}

export interface IntegrationsScreenProps extends IntegrationActions {
  /** In the order of the response. Keep the array stable between renders. */
  integrations: Remote<readonly Integration[]>;
  /** The current tab, from the URL. */
  filter: IntegrationFilter;
  /** Returns the URL of a tab. */
  filterHref: (filter: IntegrationFilter) => string;
  /** Filters by name, description and account, ignoring case. */
  search: string;
  /** Called at each key press. */
  onSearchChange: (search: string) => void;
  /** Fetches the list again. */
  onRefresh: () => void;
  /** True while Refresh runs. @default false */
  isRefreshing?: boolean;
  /** Actions in progress by provider id; their buttons are busy. */
  work?: ReadonlyMap<string, IntegrationWork> | undefined;
  /** Connection errors by provider id, shown on the card. */
  failures?: ReadonlyMap<string, string> | undefined;
  /** Passes a provider's required scopes to its children. Mounted while a dialog needs them. */
  RequiredScopes: ComponentType<RequiredScopesProps>;
  /** Tests a connection. Must not reject. */
  onTest: (integration: Integration) => Promise<TestOutcome>;
  /** Custom parts; this screen has no tabs of a section. */
  slots?: CardSlots | undefined;
}

export interface IntegrationReturnScreenProps {
  /** Provider id, which selects the icon; `null` if the URL has none. */
  provider: string | null;
  /** Display name of the provider; `null` if the URL has none. */
  name: string | null;
  /** Progress of the return. */
  progress: ReturnProgress;
  /** The connected account, if known. */
  account?: string | undefined;
  /** Time until a failure redirects to the list, in ms. */
  redirectMs: number;
  /** URL of the list. @default '/integrations' */
  integrationsHref?: string;
  /** Starts the connection again; undefined if the provider is unknown. */
  onTryAgain?: (() => void) | undefined;
  /** True while the provider's page loads. @default false */
  isTryingAgain?: boolean;
}

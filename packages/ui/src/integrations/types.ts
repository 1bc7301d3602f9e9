import type { Integration } from '@platform/domain';
import type { ComponentType, ReactNode } from 'react';
import type { Remote } from '../remote.ts';

/** The tabs of the list, as the address names them. */
export type IntegrationFilter = 'all' | 'connected' | 'action_required' | 'not_connected';

/** What is being done to a provider right now. */
export type IntegrationWork = 'connecting' | 'disconnecting';

/** How a test of a connection ended; the latency is in milliseconds, `null` where none was sent. */
export type TestOutcome =
  | { status: 'passed'; latencyMs: number | null }
  | { status: 'failed'; message: string };

/** What the card and its dialog can do. */
export interface IntegrationActions {
  /** Connect, and Fix Issues, which connects once more, after the person has seen what it may do. */
  onConnect: (integration: Integration) => void;
  /** Disconnects, after the person was asked, and answers whether it could. Must not reject. */
  onDisconnect: (integration: Integration) => Promise<boolean>;
}

/** How far the return from a provider's consent page is. */
export type ReturnProgress =
  /** The code is being posted. */
  | { step: 'saving' }
  /** The code was taken; the status is asked for in a moment. */
  | { step: 'waiting' }
  /** The status is being asked for, `attempt` of `attempts` times. */
  | { step: 'checking'; attempt: number; attempts: number }
  /** About to go back to the list; unconfirmed where no poll said that it is connected. */
  | { step: 'leaving'; isConfirmed: boolean }
  /**
   * Nothing was connected: `permission` where the provider gave no code (or the address was not one
   * to trust), `saving` where the code was refused.
   */
  | { step: 'failed'; at: 'permission' | 'saving'; message: string };

export interface RequiredScopesProps {
  /** The id of the provider. */
  provider: string;
  /** Shows the ids of the scopes. */
  children: (scopes: Remote<readonly string[]>) => ReactNode;
}

export interface IntegrationsScreenProps extends IntegrationActions {
  /** In the order of the answer. Keep the list stable between renders. */
  integrations: Remote<readonly Integration[]>;
  /** The chosen tab; the caller owns it, since it belongs into the address. */
  filter: IntegrationFilter;
  /** The address of a tab. */
  filterHref: (filter: IntegrationFilter) => string;
  /** Matches name, description or account label in any case. */
  search: string;
  /** Called with the text at each key press. */
  onSearchChange: (search: string) => void;
  /** Loads the list once more. */
  onRefresh: () => void;
  /** Marks Refresh as being under way. @default false */
  isRefreshing?: boolean;
  /** What is being done, by provider; its buttons wait for it. */
  work?: ReadonlyMap<string, IntegrationWork> | undefined;
  /** Why a provider could not be connected, by its id; said on its card. */
  failures?: ReadonlyMap<string, string> | undefined;
  /**
   * Reads the scopes that a provider requires and hands them to its children. Mounted while a dialog
   * shows what a connection may do.
   */
  RequiredScopes: ComponentType<RequiredScopesProps>;
  /** Tests a connection. Must not reject. */
  onTest: (integration: Integration) => Promise<TestOutcome>;
}

export interface IntegrationReturnScreenProps {
  /** The provider's id, which chooses its icon; `null` where the address named none. */
  provider: string | null;
  /** The provider's display name; `null` where the address named none. */
  name: string | null;
  /** How far it is. */
  progress: ReturnProgress;
  /** The account that was connected, where an answer said so. */
  account?: string | undefined;
  /** How long a failure stays before the page is left, in milliseconds: the beats count it down. */
  redirectMs: number;
  /** The address of the list. @default '/integrations' */
  integrationsHref?: string;
  /** Starts the connection again; left out where nobody knows with whom. */
  onTryAgain?: (() => void) | undefined;
  /** Shows that the provider's page is on its way. @default false */
  isTryingAgain?: boolean;
}

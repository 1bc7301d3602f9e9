import type { Remote } from '../remote.ts';

/** What a provider's connection is; anything else a server says is `unknown` (spec 4). */
export type IntegrationStatus = 'connected' | 'action_required' | 'not_connected' | 'unknown';

/** The tabs of the list, as the address names them (spec 5). */
export type IntegrationFilter = 'all' | 'connected' | 'action_required' | 'not_connected';

/** A provider as the list shows it. */
export interface Integration {
  /** The provider's id, unique in the list. */
  provider: string;
  /** The display name (reading 45). */
  name: string;
  /** The product's service that uses it; '' where the server sent none. */
  ownerService: string;
  description: string;
  /** The account that is connected; '' where there is none. */
  accountLabel: string;
  status: IntegrationStatus;
  /** The scope ids that were granted; empty where the server names none, then nothing is compared. */
  grantedScopes: readonly string[];
  /** When the list was loaded (reading 40). */
  updatedAt: Date;
}

/** What the integrations screen shows once it is loaded. */
export interface IntegrationsData {
  /** In the order of the answer. Keep the list stable between renders. */
  integrations: readonly Integration[];
  /** Why the list could not be read again; the cards are what was known before (reliability M08). */
  refreshError?: { message: string; retry: () => void } | undefined;
}

/** What is being done to a provider right now. */
export type IntegrationWork = 'connecting' | 'disconnecting';

/** How a test of a connection ended; the latency is in milliseconds, `null` where none was sent. */
export type TestOutcome =
  | { status: 'passed'; latencyMs: number | null }
  | { status: 'failed'; message: string };

/** What the card and its dialog can do. Keep the callbacks stable between renders. */
export interface IntegrationActions {
  /** Connect, and Fix Issues, which connects once more. */
  onConnect: (integration: Integration) => void;
  /** Disconnects and answers whether it could. Must not reject. */
  onDisconnect: (integration: Integration) => Promise<boolean>;
  /** Told when the list of permissions of a provider is opened, to load what it requires. */
  onScopesOpen: (provider: string) => void;
}

/** How far the return from a provider's consent page is (spec 2.7, 5). */
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

/** The scope ids a provider requires, by provider; absent before they were first asked for. */
export type RequiredScopes = ReadonlyMap<string, Remote<readonly string[]>>;

export interface IntegrationsScreenProps extends IntegrationActions {
  integrations: Remote<IntegrationsData>;
  /** The chosen tab; the caller owns it, since it belongs into the address. */
  filter: IntegrationFilter;
  /** The address of a tab. */
  filterHref: (filter: IntegrationFilter) => string;
  /** Matches name, description or account label in any case (spec 5). */
  search: string;
  onSearchChange: (search: string) => void;
  /** Loads the list once more. */
  onRefresh: () => void;
  /** Marks Refresh as being under way. @default false */
  isRefreshing?: boolean;
  /** What is being done, by provider; its buttons wait for it. */
  work?: ReadonlyMap<string, IntegrationWork> | undefined;
  requiredScopes: RequiredScopes;
  /** Tests a connection. Must not reject. */
  onTest: (integration: Integration) => Promise<TestOutcome>;
  /** Told when the code of the dialog cannot be had. Keep it stable between renders. */
  onLoadFailed?: (() => void) | undefined;
}

export interface IntegrationReturnScreenProps {
  /** The provider's id, which chooses its icon; `null` where the address named none. */
  provider: string | null;
  /** The provider's display name; `null` where the address named none. */
  name: string | null;
  progress: ReturnProgress;
  /** The account that was connected, where an answer said so. */
  account?: string | undefined;
  /** How long a failure stays before the page is left, in milliseconds: the beats count it down. */
  redirectMs: number;
  /** @default '/integrations' */
  integrationsHref?: string;
  /** Starts the connection anew; left out where nobody knows with whom. */
  onTryAgain?: (() => void) | undefined;
  /** Shows that the provider's page is on its way. @default false */
  isTryingAgain?: boolean;
}

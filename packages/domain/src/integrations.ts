/** State of a connection; unknown statuses are `unknown`. */
export type IntegrationStatus = 'connected' | 'action_required' | 'not_connected' | 'unknown';

/** A service that the tenant can connect. */
export interface Integration {
  /** Id of the provider, unique in the list. */
  provider: string;
  /** Display name. */
  name: string;
  /** Part of the product that uses it; '' if the server sent none. */
  ownerService: string;
  /** Purpose of the connection; '' if the server sent none. */
  description: string;
  /** The connected account; '' for none. */
  accountLabel: string;
  /** State of the connection. */
  status: IntegrationStatus;
  /** Ids of granted scopes; empty if the server sent none, which skips the comparison. */
  grantedScopes: readonly string[];
  /** Time of loading. */
  updatedAt: Date;
}

/** State of a connection; any other word of the server is `unknown`. */
export type IntegrationStatus = 'connected' | 'action_required' | 'not_connected' | 'unknown';

/** A service that the tenant can connect. */
export interface Integration {
  /** Id of the provider, unique in the list. */
  provider: string;
  /** The name to show. */
  name: string;
  /** Part of the product that uses it; '' if the server sent none. */
  ownerService: string;
  /** Purpose of the connection; '' if the server sent none. */
  description: string;
  /** The connected account; '' for none. */
  accountLabel: string;
  /** State of the connection. */
  status: IntegrationStatus;
  /** Ids of the scopes that were granted; empty if the server names none, then nothing is compared. */
  grantedScopes: readonly string[];
  /** When the client loaded it. */
  updatedAt: Date;
}

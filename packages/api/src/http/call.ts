/** The services that answer HTTP, by the words of `architecture.md`. */
export type ServiceName =
  | 'auth'
  | 'billing'
  | 'notifications'
  | 'integrations'
  | 'chatbot'
  | 'voice'
  | 'knowledge'
  | 'content'
  | 'crm';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * What a call shows of the session.
 * - `private`: bearer; a 401 is refreshed and the call replayed once
 * - `bearer`: bearer; its 401 never starts a refresh (sign-out)
 * - `public`: no bearer, no refresh
 */
export type Access = 'private' | 'bearer' | 'public';

/** One call as plain data. `{name}` in the path is a parameter. */
export interface Call {
  service: ServiceName;
  method: Method;
  path: string;
  access: Access;
  /** Names the query may hold. */
  query?: readonly string[];
}

import type { CountedList, Keyed } from './records.ts';

/** Companies that carry a telephone number. */
export type PhoneProvider = 'twilio' | 'vonage' | 'telnyx' | 'sip';

/** `pending` waits for the provider's verification, `inactive` was turned off there. */
export type PhoneStatus = 'active' | 'pending' | 'inactive';

/** Settings of a telephone number that a person can change. Texts and ids are '' if there are none. */
export interface PhoneNumberSettings {
  /** Purpose of the number; at most 40 characters. */
  label: string;
  /** Id of the agent that is attached to it. */
  agentId: string;
  /** True if the agent answers calls to it. */
  isInbound: boolean;
  /** True if the agent places calls with it. */
  isOutbound: boolean;
  /** The number called if the agent cannot answer, in E.164. */
  fallbackNumber: string;
}

/** A telephone number of the tenant. Texts are '' if the server sent none. */
export interface PhoneNumber extends Keyed, PhoneNumberSettings {
  /** The id that calls take. Without one the number cannot be changed. */
  id: string;
  /** E.164, as the server wrote it. */
  number: string;
  /** `null` for a provider that this client does not know. */
  provider: PhoneProvider | null;
  /** The provider as the server sent it. */
  providerText: string;
  /** Two letters, such as `GB`. */
  country: string;
  /** Name of the agent that is attached to it. */
  agentName: string;
  /** `null` for a status that this client does not know. */
  status: PhoneStatus | null;
  /** The status as the server sent it. */
  statusText: string;
  /** True if the service has a reference to credentials, which is never read. */
  hasCredentials: boolean;
  /** `null` if the server sent no date. */
  createdAt: Date | null;
}

/** One load of telephone numbers. */
export type PhoneNumberList = CountedList<'phoneNumbers', PhoneNumber>;

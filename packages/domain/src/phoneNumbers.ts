import type { CountedList, Identified } from './records.ts';

/** Companies that provide phone numbers. */
export type PhoneProvider = 'twilio' | 'vonage' | 'telnyx' | 'sip';

/** `pending` awaits the provider's verification, `inactive` was turned off there. */
export type PhoneStatus = 'active' | 'pending' | 'inactive';

/** Editable settings of a phone number. Texts and ids are '' if there are none. */
export interface PhoneNumberSettings {
  /** Purpose of the number; at most 40 characters. */
  label: string;
  /** Id of the attached agent. */
  agentId: string;
  /** True if the agent answers its calls. */
  isInbound: boolean;
  /** True if the agent makes calls with it. */
  isOutbound: boolean;
  /** The number called if the agent cannot answer, in E.164. */
  fallbackNumber: string;
}

/** A phone number of the tenant. Texts are '' if the server sent none. */
export interface PhoneNumber extends Identified, PhoneNumberSettings {
  /** E.164, as the server wrote it. */
  number: string;
  /** `null` for an unknown provider. */
  provider: PhoneProvider | null;
  /** The provider as received. */
  providerText: string;
  /** Two letters, such as `GB`. */
  country: string;
  /** Name of the attached agent. */
  agentName: string;
  /** `null` for an unknown status. */
  status: PhoneStatus | null;
  /** The status as received. */
  statusText: string;
  /** True if the service has a reference to credentials, which is write-only. */
  hasCredentials: boolean;
  /** `null` if the server sent no date. */
  createdAt: Date | null;
}

export type PhoneNumberList = CountedList<'phoneNumbers', PhoneNumber>;

/** In characters. */
export const PHONE_NUMBER_LIMITS = { label: 40, credentials: 2000 } as const;

/** A phone number in E.164, such as `+441632960001`. */
export const E164 = /^\+[1-9]\d{6,14}$/;

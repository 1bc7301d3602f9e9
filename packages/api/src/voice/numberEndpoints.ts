import { errorCodeOf } from '../http/errorCode.ts';
import { sendChange } from '../http/changing.ts';
import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { phoneNumberBody } from './bodies.ts';
import { numberCalls } from './calls.ts';
import type { RowsQuery } from './endpoints.ts';
import { phoneNumberAnswerSchema, phoneNumbersSchema } from './numbers.ts';
import type {
  NewPhoneNumber,
  PhoneNumber,
  PhoneNumberList,
  PhoneNumberSettings,
} from './numbers.ts';
import type { PhoneStatus } from './values.ts';

/** Which numbers are asked for. */
export interface PhoneNumbersQuery extends RowsQuery {
  agentId?: string | undefined;
  status?: PhoneStatus | undefined;
}

/** `GET /v1/phone-numbers`. */
export async function listPhoneNumbers(
  http: Http,
  { agentId, ...rest }: PhoneNumbersQuery = {},
  signal?: AbortSignal,
): Promise<PhoneNumberList> {
  const query = { ...rest, agent_id: agentId };
  return parse(phoneNumbersSchema, await http.send(numberCalls.phoneNumbers, { query, signal }));
}

/**
 * `POST /v1/phone-numbers`. @returns it as stored, or null where the answer holds none
 *
 * @throws ApiError 409 where the number is there: `saysNumberExists` tells
 */
export async function createPhoneNumber(
  http: Http,
  number: NewPhoneNumber,
): Promise<PhoneNumber | null> {
  const json = phoneNumberBody(number);
  return parse(phoneNumberAnswerSchema, await http.send(numberCalls.createPhoneNumber, { json }));
}

/** `PATCH /v1/phone-numbers/{id}`, or PUT, with what changed. */
export async function updatePhoneNumber(
  http: Http,
  id: string,
  change: PhoneNumberUpdate,
): Promise<PhoneNumber | null> {
  const input = { params: { id }, json: phoneNumberBody(change) };
  const answer = await sendChange(http, numberCalls.updatePhoneNumber, input);
  return parse(phoneNumberAnswerSchema, answer);
}

/** What of a number changes; `credentials` replace those that the service holds. */
export type PhoneNumberUpdate = Partial<PhoneNumberSettings & Pick<NewPhoneNumber, 'credentials'>>;

/** `DELETE /v1/phone-numbers/{id}`. */
export async function removePhoneNumber(http: Http, id: string): Promise<void> {
  await http.send(numberCalls.removePhoneNumber, { params: { id } });
}

/** Whether a number was refused since the tenant, or another, has it already. */
export const saysNumberExists = (error: unknown): boolean => errorCodeOf(error) === 'NUMBER_EXISTS';

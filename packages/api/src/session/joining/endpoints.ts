import type { Http } from '../../http/http.ts';
import { parse } from '../../http/parse.ts';
import { joinCalls } from '../../team/joinCalls.ts';
import type { AcceptInviteBody } from '../../team/requests.ts';
import { registerCalls } from './calls.ts';
import type { RegisterBody } from './requests.ts';
import { acceptInviteAnswerSchema, registerAnswerSchema } from './schema.ts';

/** `POST /v1/register`. @throws ApiError 409 EMAIL_EXISTS, 422 by field, 429 */
export async function register(http: Http, json: RegisterBody) {
  return parse(registerAnswerSchema, await http.send(registerCalls.register, { json }));
}

/** `POST /v1/register/resend`: sends the confirmation e-mail again, where one is waited for. */
export async function resendConfirmation(http: Http, email: string): Promise<void> {
  await http.send(registerCalls.resend, { json: { email } });
}

/** `POST /v1/accept-invite`, without a bearer. @throws ApiError 404, 409, 410 by the invite */
export async function acceptInvite(http: Http, json: AcceptInviteBody) {
  return parse(acceptInviteAnswerSchema, await http.send(joinCalls.acceptInvite, { json }));
}

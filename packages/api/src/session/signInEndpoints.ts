import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { sessionCalls } from './calls.ts';
import type { LoginQuery } from './requests.ts';
import { loginAnswerSchema } from './schema.ts';
import type { LoginAnswer } from './schema.ts';

/** `POST /v1/login`: the credentials in the query, the body `null`. */
export async function login(http: Http, query: LoginQuery): Promise<LoginAnswer> {
  return parse(loginAnswerSchema, await http.send(sessionCalls.login, { query, json: null }));
}

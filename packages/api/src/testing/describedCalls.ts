import { safeParse } from 'zod/v4/core';
import type { $ZodType } from 'zod/v4/core';
import type { Api } from '../createApi.ts';
import type { CallAddress } from '../http/call.ts';
import type { CallInput, Http } from '../http/http.ts';

export function refusedFields(schema: $ZodType | undefined, value: unknown): string[] {
  if (!schema) return [];
  const { error } = safeParse(schema, value);
  return (error?.issues ?? []).map((issue) =>
    [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])].join('.'),
  );
}

interface SentCall {
  call: string;
  params?: unknown;
  query?: unknown;
  json?: unknown;
}

export function recordingClient(respond: (call: string, input: CallInput) => unknown = () => ({})) {
  const sent: SentCall[] = [];
  const send: Http['send'] = async (
    { method, path }: CallAddress,
    input: CallInput = {},
  ): Promise<unknown> => {
    const call = `${method} ${path}`;
    sent.push(toJson({ call, params: input.params, query: input.query, json: input.json }));
    return respond(call, input);
  };
  const http = { send } as Http;
  return { http, api: { http } as Api, sent };
}

const toJson = (value: SentCall) => JSON.parse(JSON.stringify(value)) as SentCall;

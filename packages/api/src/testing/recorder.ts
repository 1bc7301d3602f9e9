import type { Api } from '../createApi.ts';
import type { CallAddress } from '../http/call.ts';
import type { CallInput, Http } from '../http/http.ts';

export function recorder(response?: unknown): {
  api: Api;
  log: string[];
  signals: unknown[];
} {
  const log: string[] = [];
  const signals: unknown[] = [];
  const send: Http['send'] = (call: CallAddress, input: CallInput = {}) => {
    log.push(lineOf(call, input));
    signals.push(input.signal);
    return Promise.resolve(response);
  };
  const store = { signal: () => new AbortController().signal, saveUser: () => {} };
  const environment = { origin: 'http://app.test', openStorage: () => new Map(), locks: null };
  return { api: { http: { send }, store, environment } as unknown as Api, log, signals };
}

function lineOf(
  { method, service, path }: CallAddress,
  { params, query, json, keepalive, language }: CallInput,
) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? '?');
  const given = Object.entries(query ?? {}).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return [
    `${method} /${service}${filled}${search.size > 0 ? `?${search}` : ''}`,
    ...(json === undefined ? [] : [JSON.stringify(json)]),
    ...(keepalive ? ['outliving the page'] : []),
    ...(language === undefined ? [] : [`in ${language}`]),
  ].join(' ');
}

import { html } from 'hono/html';
import { page } from '../http/page.ts';

interface Schema {
  type?: string;
  description?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
}

interface Channel {
  address: string;
  description: string;
  messages: Record<string, { name: string; summary: string; payload: Schema }>;
}

/** The parts of `asyncapi.json` that the page shows. */
export interface AsyncApi {
  channels: Record<string, Channel>;
  operations: Record<string, { action: string; messages?: { $ref: string }[] }>;
}

export function messagesPage({ channels, operations }: AsyncApi) {
  const received = new Set(
    Object.values(operations)
      .filter(({ action }) => action === 'receive')
      .flatMap(({ messages = [] }) => messages.map(({ $ref }) => $ref)),
  );
  return page(
    'Messages of the socket and events of streams',
    html`<p>
        <a href="/sandbox/docs">Calls</a> · <a href="/sandbox/asyncapi.json">asyncapi.json</a>
      </p>
      ${Object.entries(channels).map(
        ([id, { address, description, messages }]) =>
          html`<h2>${address}</h2>
            <p>${description}</p>
            ${Object.entries(messages).map(([key, { name, summary, payload }]) => {
              const isReceived = received.has(`#/channels/${id}/messages/${key}`);
              return html`<article>
                <h3>${name}</h3>
                <p>${isReceived ? 'From the client' : 'From the service'}. ${summary}</p>
                ${fieldTable(payload)}
              </article>`;
            })}`,
      )}`,
  );
}

function fieldTable(payload: Schema) {
  const fields = fieldsOf(payload);
  if (fields.length === 0) return '';
  return html`<table>
    <thead>
      <tr>
        <th>Field</th>
        <th>Type</th>
        <th>Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${fields.map(
        ({ name, type, meaning }) =>
          html`<tr>
            <td><code>${name}</code></td>
            <td>${type}</td>
            <td>${meaning}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

interface Field {
  name: string;
  type: string;
  meaning: string;
}

/** Fields with those inside them, as `usage.llm_tokens` and `sources[].title`. */
function fieldsOf({ properties = {}, required = [] }: Schema, parent = ''): Field[] {
  return Object.entries(properties).flatMap(([key, field]) => {
    const name = `${parent}${key}`;
    const { type = 'any', description = '', enum: values, items } = field;
    const kind = values ? values.join(' | ') : type;
    return [
      { name, type: required.includes(key) ? kind : `${kind}, optional`, meaning: description },
      ...fieldsOf(field, `${name}.`),
      ...(items ? fieldsOf(items, `${name}[].`) : []),
    ];
  });
}

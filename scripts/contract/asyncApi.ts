import { callList, testCallSocket } from '@platform/api/contract';
import type { CallDescription, SocketDescription } from '@platform/api/contract';
import * as z from 'zod';
import { operationId } from './operationId.ts';

/**
 * Returns the AsyncAPI document of test calls and server-sent events, from the services' point of
 * view.
 */
export function asyncApiDocument(): object {
  const streams = streamsOf();
  return {
    asyncapi: '3.1.0',
    id: 'urn:platform:services',
    info: {
      title: 'Socket and streams of the platform',
      version: '1.0.0',
      description:
        'Messages of test calls and of text generation. All other calls are in docs/api/openapi.json.',
      license: { name: 'Unlicensed', url: 'https://services.test/license' },
      contact: { name: 'The platform', url: 'https://services.test' },
      tags: [{ name: 'voice' }, { name: 'content' }],
    },
    defaultContentType: 'application/json',
    servers: {
      socket: {
        host: 'services.test',
        protocol: 'wss',
        description: 'URL in `PLATFORM_VOICE_SOCKET_URL`.',
      },
      services: {
        host: 'services.test',
        protocol: 'https',
        description: 'Base URLs of the services, each under its name.',
      },
    },
    channels: {
      testCall: socketChannel(testCallSocket),
      ...Object.fromEntries(streams.map(({ name, described }) => [name, streamChannel(described)])),
    },
    operations: {
      ...socketOperations('testCall', testCallSocket),
      ...Object.fromEntries(
        streams.map(({ name, described }) => [
          name,
          {
            action: 'send',
            channel: { $ref: `#/channels/${name}` },
            summary: described.summary,
            ...(described.notes && { description: described.notes }),
          },
        ]),
      ),
    },
  };
}

const streamsOf = () =>
  callList.flatMap(({ record, name, described }) =>
    described.responseType === 'text/event-stream'
      ? [{ name: operationId(record, name), described }]
      : [],
  );

function streamChannel({ call, response }: CallDescription) {
  const events = response instanceof z.ZodUnion ? response.options : [response];
  return {
    address: `/${call.service}${call.path}`,
    description: `The response to ${call.method}: the data of each server-sent event is one message.`,
    servers: [{ $ref: '#/servers/services' }],
    tags: [{ name: call.service }],
    messages: Object.fromEntries(
      events.map((event) => {
        const { id = 'event', description = '' } = z.globalRegistry.get(event as z.ZodType) ?? {};
        return [id, { name: id, summary: description, payload: payloadOf(event as z.ZodType) }];
      }),
    ),
  };
}

function socketChannel(socket: SocketDescription) {
  return {
    address: socket.path,
    title: socket.summary,
    description: `${socket.notes} Token: ${socket.authentication} Frames have at most ${socket.maxFrameBytes} bytes. Close codes: ${closeCodesOf(socket)}`,
    servers: [{ $ref: '#/servers/socket' }],
    tags: [{ name: socket.service }],
    parameters: { id: { description: 'Id of the agent.' } },
    messages: Object.fromEntries(
      Object.entries(socket.messages).map(([name, { summary, payload }]) => [
        name,
        {
          name,
          summary,
          ...(payload
            ? { payload: payloadOf(payload) }
            : { contentType: 'application/octet-stream', payload: { type: 'string' } }),
        },
      ]),
    ),
  };
}

const closeCodesOf = ({ closeCodes }: SocketDescription) =>
  Object.entries(closeCodes)
    .map(([code, meaning]) => `${code}: ${meaning}`)
    .join(' ');

const socketOperations = (channel: string, { messages }: SocketDescription) =>
  Object.fromEntries(
    Object.entries(messages).map(([name, { from, summary }]) => [
      operationId(channel, name),
      {
        action: from === 'client' ? 'receive' : 'send',
        channel: { $ref: `#/channels/${channel}` },
        summary,
        messages: [{ $ref: `#/channels/${channel}/messages/${name}` }],
      },
    ]),
  );

/** Returns a JSON schema in AsyncAPI's dialect, with references inlined. */
function payloadOf(schema: z.ZodType): unknown {
  const root = z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any' });
  const { $schema: _, definitions = {}, ...payload } = root as Record<string, unknown>;
  const inlined = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inlined);
    if (typeof node !== 'object' || node === null) return node;
    const { $ref, id: _id, ...rest } = node as Record<string, unknown>;
    if (typeof $ref === 'string')
      return inlined(Reflect.get(definitions as object, $ref.split('/').at(-1) ?? ''));
    return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, inlined(value)]));
  };
  return inlined(payload);
}

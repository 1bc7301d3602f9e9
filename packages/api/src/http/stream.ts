import { createParser } from 'eventsource-parser';
import { ApiError } from './apiError.ts';
import type { CallAddress } from './call.ts';
import type { CallInput, Http } from './http.ts';
import { parseResponse, fetchResponse, requestLimit } from './transport.ts';
import type { ParsedResponse, TransportRequest } from './transport.ts';

/** An error response has no `chunks`. */
interface StreamedResponse extends ParsedResponse {
  chunks?: AsyncGenerator<string>;
}

/**
 * Yields the data of each server-sent event, and null for a comment line. The timeout covers the
 * headers only. Leaving the loop aborts the request. Throws ApiError as `Http.send`, `malformed`
 * for another content type, `network` or `aborted` if the stream breaks off.
 */
export async function* sendForEvents(
  http: Http,
  call: CallAddress,
  input: CallInput = {},
): AsyncGenerator<string | null> {
  let chunks: StreamedResponse['chunks'];
  await http.send(call, {
    ...input,
    async sender(request) {
      const response = await openStream(request);
      ({ chunks } = response);
      return response;
    },
  });
  if (!chunks) throw new ApiError('malformed');
  let events: (string | null)[] = [];
  const parser = createParser({
    onEvent: ({ data }) => events.push(data),
    onComment: () => events.push(null),
  });
  for await (const chunk of chunks) {
    parser.feed(chunk);
    const complete = events;
    events = [];
    yield* complete;
  }
}

async function openStream(request: TransportRequest): Promise<StreamedResponse> {
  const limit = requestLimit(request);
  try {
    const headers = { ...request.headers, accept: 'text/event-stream, application/json' };
    const { response, text } = await fetchResponse({ ...request, headers }, limit.signal);
    const isStream = response.headers.get('content-type')?.includes('text/event-stream');
    if (text !== undefined || !isStream || !response.body) {
      return parseResponse(response, text ?? (await response.text()));
    }
    const chunks = chunksOf(response.body, limit.failure);
    return { status: response.status, body: undefined, format: 'empty', retryAfter: null, chunks };
  } catch (error) {
    throw limit.failure(error);
  } finally {
    limit.release();
  }
}

/** Joins characters that are split between chunks. */
async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  failure: (error: unknown) => ApiError,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } catch (error) {
    throw failure(error);
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** A body that can be sent twice, byte for byte, with the headers that belong to it. */
export interface EncodedBody {
  body?: string | ArrayBuffer;
  headers: Record<string, string>;
}

/** Encodes JSON (`null` included) once, so that a replay is identical. */
export function encodeJson(value: unknown): EncodedBody {
  return value === undefined
    ? { headers: {} }
    : { body: JSON.stringify(value), headers: { 'content-type': 'application/json' } };
}

/** Encodes a form once: sent as it is, each send would draw a new boundary. */
export async function encodeForm(form: FormData): Promise<EncodedBody> {
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { body: await encoded.arrayBuffer(), headers: { 'content-type': type } };
}

/** A body that can be sent again byte for byte, with its headers. */
export interface EncodedBody {
  body?: string | ArrayBuffer;
  headers: Record<string, string>;
}

/** Encodes JSON (`null` included) once, so that a retry is identical. */
export function encodeJson(value: unknown): EncodedBody {
  return value === undefined
    ? { headers: {} }
    : { body: JSON.stringify(value), headers: { 'content-type': 'application/json' } };
}

export async function encodeForm(form: FormData): Promise<EncodedBody> {
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { body: await encoded.arrayBuffer(), headers: { 'content-type': type } };
}

/** Can be sent again byte for byte. */
export interface EncodedBody {
  body?: string | ArrayBuffer;
  headers: Record<string, string>;
}

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

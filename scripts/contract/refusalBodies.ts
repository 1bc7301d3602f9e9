import { refusal } from '@platform/api/contract';
import type { CallDescription, ErrorCode } from '@platform/api/contract';
import * as z from 'zod';

/** Error bodies by their codes, so that responses with the same codes share a component. */
const shared = new Map<string, z.ZodType>();

export function refusalBodies(
  { refusals = {} }: CallDescription,
  codes: readonly ErrorCode[],
): z.ZodType[] {
  const special = codes.flatMap((code) => {
    const body = refusals[code];
    return body ? [withCodes(body as typeof refusal, [code])] : [];
  });
  const plain = codes.filter((code) => !refusals[code]).toSorted();
  return plain.length === 0 ? special : [...special, sharedBody(plain)];
}

function sharedBody(codes: readonly ErrorCode[]): z.ZodType {
  const id = `Refusal${codes.map(pascalCase).join('Or')}`;
  const body =
    shared.get(id) ??
    withCodes(refusal, codes).meta({ id, description: `Refusal with ${codes.join(' or ')}.` });
  shared.set(id, body);
  return body;
}

function withCodes(body: typeof refusal, codes: readonly ErrorCode[]) {
  const { error } = body.shape;
  const code = z.enum(codes).describe('Reason for the refusal.');
  return body.extend({ error: error.extend({ code }).describe(error.description ?? '') });
}

const pascalCase = (code: string) =>
  code
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join('');

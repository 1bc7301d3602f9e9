import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 64;

type Prefix =
  | 'agt'
  | 'cev'
  | 'cnt'
  | 'cnv'
  | 'con'
  | 'doc'
  | 'int'
  | 'inv'
  | 'ivc'
  | 'kb'
  | 'led'
  | 'msg'
  | 'ntf'
  | 'num'
  | 'reg'
  | 'rrq'
  | 'ses'
  | 'tnt'
  | 'tpl'
  | 'tol'
  | 'usr';

export function newId(prefix: Prefix): string {
  return `${prefix}_${randomBytes(8).toString('hex')}`;
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hash to store, so that a leaked database reveals no secrets. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Hashes a password with scrypt and a new salt: `scrypt:<salt>:<key>`, both in hex. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFKC'), salt, KEY_BYTES);
  return `scrypt:${salt.toString('hex')}:${key.toString('hex')}`;
}

/** Does the same work without a stored hash, so that timing does not reveal accounts. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt = '', key = ''] = stored?.split(':') ?? [];
  const expected = stored ? Buffer.from(key, 'hex') : Buffer.alloc(KEY_BYTES);
  const actual = await derive(password.normalize('NFKC'), Buffer.from(salt, 'hex'), KEY_BYTES);
  return stored !== null && timingSafeEqual(actual, expected);
}

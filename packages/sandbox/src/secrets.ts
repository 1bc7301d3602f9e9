import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 64;

/** What ids begin with, by what they name. */
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

/** A new id such as `usr_0f3a…`. */
export function newId(prefix: Prefix): string {
  return `${prefix}_${randomBytes(8).toString('hex')}`;
}

/** A new secret of 256 bits that is safe in an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret: whoever reads the database cannot use it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Hashes a password with scrypt and a fresh salt: `scrypt:<salt>:<key>`, both in hex. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFKC'), salt, KEY_BYTES);
  return `scrypt:${salt.toString('hex')}:${key.toString('hex')}`;
}

/**
 * Compares a password with its stored hash. Without a stored hash the work is done all the same,
 * so that the time does not tell which addresses have an account.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt = '', key = ''] = stored?.split(':') ?? [];
  const wanted = stored ? Buffer.from(key, 'hex') : Buffer.alloc(KEY_BYTES);
  const got = await derive(password.normalize('NFKC'), Buffer.from(salt, 'hex'), KEY_BYTES);
  return stored !== null && timingSafeEqual(got, wanted);
}

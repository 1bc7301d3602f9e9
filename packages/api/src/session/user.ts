import type { SignInMethod } from '@platform/domain';
import { safeUrl } from '../http/safeUrl.ts';
import { isObject, read, textListOf, toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import type { UserWire } from './user.contract.ts';

/** Roles are names as received; they do not grant access by themselves. */
export interface User {
  id: string;
  email: string;
  /** First and last name, else the name that the service sent, else the email. */
  name: string;
  firstName: string;
  lastName: string;
  picture: string;
  emailVerified: boolean;
  roles: string[];
  authenticated: boolean;
  /** Omitted if the service does not send them, and in `user_data`. */
  signInMethods?: readonly SignInMethod[];
  /** As the service sent it; omitted like `signInMethods`. */
  signedInAt?: string;
}

/** Null without an id and an email. Only an explicit `authenticated: false` means signed out. */
export function toUser(value: unknown): User | null {
  if (!isObject(value)) return null;
  const id = toText(value.id, toText(value.user_id));
  const email = toText(value.email);
  if (!id && !email) return null;
  const firstName = toText(value.first_name, toText(value.given_name));
  const lastName = toText(value.last_name, toText(value.family_name));
  const fullName = [firstName, lastName].filter(Boolean).join(' ');
  return {
    id,
    email,
    name: fullName || toText(value.name, email),
    firstName,
    lastName,
    picture: pictureOf(value.picture),
    emailVerified: value.email_verified === true,
    roles: textListOf(value.roles),
    authenticated: value.authenticated !== false,
    ...signInOf(value),
  };
}

/** `https` only, even on an http page, except on localhost, where no network is involved. */
function pictureOf(value: unknown): string {
  const isOwn = /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(toText(value));
  return (
    safeUrl(value, { origin: isOwn ? 'http:' : 'https:', origins: [], redirectHosts: [] }) ?? ''
  );
}

function signInOf(value: WireObject): Pick<User, 'signInMethods' | 'signedInAt'> {
  const { sign_in_methods: methods, signed_in_at: since } = value;
  return {
    ...(Array.isArray(methods) && {
      signInMethods: methods.filter(isObject).map((row) => ({
        method: toText(row.method),
        lastUsedAt: toText(row.last_used_at),
      })),
    }),
    ...(since ? { signedInAt: toText(since) } : {}),
  };
}

export function toUserWire(user: User): UserWire {
  const { id, email, name, picture, roles, authenticated } = user;
  return {
    id,
    email,
    name,
    first_name: user.firstName,
    last_name: user.lastName,
    picture,
    email_verified: user.emailVerified,
    roles,
    authenticated,
  };
}

export const storedUserSchema = read((value) => (isUserWire(value) ? toUser(value) : null));

function isUserWire(value: unknown): value is WireObject {
  if (!isObject(value)) return false;
  const texts = [value.id, value.email, value.name, value.first_name, value.last_name];
  return (
    texts.every((text) => text === undefined || text === null || typeof text === 'string') &&
    (value.roles === undefined || Array.isArray(value.roles))
  );
}

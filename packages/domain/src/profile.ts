import type { Identified } from './records.ts';

export interface SignInMethod {
  /** `password`, `google`, or another provider as received. */
  method: string;
  /** Time of the last use, as the service sent it; '' for never. */
  lastUsedAt: string;
}

export const DEVICE_KINDS = ['desktop', 'phone', 'tablet'] as const;

export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** A session of the user, on any device. Texts that the service does not know are ''. */
export interface DeviceSession extends Identified {
  /** True for the session that reads the list. */
  isCurrent: boolean;
  /** Null if unknown. */
  device: DeviceKind | null;
  /** Name without version, such as 'Chrome'. */
  browser: string;
  /** Operating system without version, such as 'Windows'. */
  system: string;
  /** IP address of the last use. */
  address: string;
  /** City, region or country of the address. */
  place: string;
  /** Sign-in, as the service sent it. */
  startedAt: string;
  /** As the service sent it; may lag by a minute. */
  lastUsedAt: string;
}

/** In characters. */
export const ACCOUNT_LIMITS = {
  /** Of the first and of the last name. */
  name: 50,
  /** The maximum limits the cost of hashing. */
  password: { min: 12, max: 256 },
  company: { min: 2, max: 80 },
} as const;

/** Media types of profile pictures, without `image/`. */
export const PICTURE_TYPES = ['png', 'jpeg', 'webp'] as const;

export type PictureType = (typeof PICTURE_TYPES)[number];

/** Largest profile picture, in bytes. */
export const PICTURE_LIMIT = 2 * 1024 * 1024;

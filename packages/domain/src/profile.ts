export interface SignInMethod {
  /** `password`, `google`, or another provider as received. */
  method: string;
  /** Time of the last use, as the service sent it; '' for never. */
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

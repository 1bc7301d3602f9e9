/** What an account takes, on both sides of the wire. */
export const ACCOUNT_LIMITS = {
  /** The shortest password, in characters. */
  password: 12,
  /** The longest password, in characters: hashing a longer one would only cost time. */
  longestPassword: 256,
  /** The longest first or last name, in characters. */
  name: 50,
  /** The shortest and the longest name of a company, in characters. */
  company: { min: 2, max: 80 },
} as const;

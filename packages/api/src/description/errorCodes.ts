/** Clients may rely on the code and the status; the message is for people. */
export const ERROR_CODES = {
  MALFORMED_JSON: { status: 400, meaning: 'The body is not valid JSON.' },
  MALFORMED_FORM: { status: 400, meaning: 'The body is not a valid multipart form.' },
  INVALID_CODE: { status: 400, meaning: 'The authorization code is unknown or was already used.' },
  PASSWORD_REQUIRED: { status: 400, meaning: 'A password is required to sign in.' },
  UNAUTHENTICATED: {
    status: 401,
    meaning:
      'The access token is missing, expired or revoked. The client refreshes and repeats once.',
  },
  INVALID_CREDENTIALS: { status: 401, meaning: 'Email and password do not match an account.' },
  REFRESH_REFUSED: {
    status: 401,
    meaning: 'The refresh token is unknown, expired or already used.',
  },
  NO_SESSION: { status: 401, meaning: 'There is no session cookie.' },
  FORBIDDEN: { status: 403, meaning: 'The role of the caller does not permit this.' },
  ORIGIN_NOT_ALLOWED: {
    status: 403,
    meaning: 'The origin of the page may not write to the service.',
  },
  NOT_A_MEMBER: { status: 403, meaning: 'The account does not belong to any organization.' },
  ACCOUNT_INACTIVE: { status: 403, meaning: 'The account has been deactivated.' },
  EMAIL_NOT_CONFIRMED: { status: 403, meaning: 'The email has not been confirmed yet.' },
  PLAN_LIMIT: {
    status: 403,
    meaning: 'The plan does not include this, or its allowance is used up.',
  },
  STORAGE_LIMIT: { status: 403, meaning: 'The storage of the plan is used up.' },
  MINUTES_USED_UP: { status: 403, meaning: 'The voice minutes of the plan are used up.' },
  READ_ONLY: { status: 403, meaning: 'The record is built in and cannot be changed.' },
  NOT_FOUND: { status: 404, meaning: 'The record does not exist, or belongs to another tenant.' },
  INVITE_NOT_FOUND: { status: 404, meaning: 'The token of the invitation is unknown.' },
  IN_USE: { status: 409, meaning: 'Other records use this one; the body names them.' },
  LAST_ADMIN: { status: 409, meaning: 'The team would be left without an active admin.' },
  ALREADY_MEMBER: { status: 409, meaning: 'The person is a member of this team.' },
  EMAIL_EXISTS: { status: 409, meaning: 'The email belongs to an account.' },
  INVITE_PENDING: { status: 409, meaning: 'The email has a pending invitation.' },
  ALREADY_ACCEPTED: { status: 409, meaning: 'The invitation was already accepted.' },
  ALREADY_ANSWERED: { status: 409, meaning: 'The request was already answered.' },
  ALREADY_SUBSCRIBED: { status: 409, meaning: 'The plan is the current one.' },
  CHECKOUT_PENDING: { status: 409, meaning: 'A purchase is still being confirmed.' },
  NOT_CONNECTED: { status: 409, meaning: 'The integration is not connected.' },
  NUMBER_EXISTS: { status: 409, meaning: 'The phone number is already in use.' },
  TAKEN: { status: 409, meaning: 'Another person has taken over the conversation.' },
  VERSION_CONFLICT: {
    status: 409,
    meaning: 'The record was saved by another person since it was read.',
  },
  INVITE_CANCELLED: { status: 410, meaning: 'The invitation was cancelled.' },
  INVITE_EXPIRED: { status: 410, meaning: 'The invitation has expired.' },
  TOO_LARGE: { status: 413, meaning: 'The request is larger than the service accepts.' },
  FILE_TOO_LARGE: { status: 413, meaning: 'The file is larger than the limit.' },
  UNSUPPORTED_TYPE: { status: 415, meaning: 'Files of this type cannot be read.' },
  VALIDATION_FAILED: {
    status: 422,
    meaning: 'A value breaks a rule; `error.fields` names each field with a message.',
  },
  ADDRESS_NOT_ALLOWED: { status: 422, meaning: 'The service is not allowed to read this URL.' },
  TOO_MANY_QUESTIONS: {
    status: 429,
    meaning: 'Too many questions at once; `Retry-After` says when to try again.',
  },
  INTERNAL: { status: 500, meaning: 'The service failed.' },
  PROVIDER_UNREACHABLE: { status: 502, meaning: 'The connected provider did not respond in time.' },
} as const satisfies Readonly<Record<string, { status: number; meaning: string }>>;

export type ErrorCode = keyof typeof ERROR_CODES;

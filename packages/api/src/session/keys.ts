/** The storage keys of the spec; the state of the external sign-in lives under one more. */
export const STORAGE_KEYS = {
  accessToken: 'fa_access_token',
  refreshToken: 'fa_refresh_token',
  idToken: 'fa_id_token',
  user: 'user_data',
  loginState: 'fa_idp_state',
} as const;

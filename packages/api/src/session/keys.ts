/** Keys of the specification, plus one for the state of the Google sign-in. */
export const STORAGE_KEYS = {
  accessToken: 'fa_access_token',
  refreshToken: 'fa_refresh_token',
  idToken: 'fa_id_token',
  user: 'user_data',
  loginState: 'fa_idp_state',
} as const;

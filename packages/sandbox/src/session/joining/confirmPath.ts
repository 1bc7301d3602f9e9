/** Page that confirmation e-mails link to; not an API call. */
export const CONFIRM_PATH = '/auth/register/confirm';

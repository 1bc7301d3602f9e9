export const CONFIRM_PATH = '/auth/register/confirm';

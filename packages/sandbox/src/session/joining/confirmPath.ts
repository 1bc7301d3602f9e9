/** Where the links of confirmation e-mails lead: a page of the service, not one of its calls. */
export const CONFIRM_PATH = '/auth/register/confirm';

/** Time the success of a sign-in is shown before the dashboard opens, in ms. */
export const redirectAfterSignInMs = 500;

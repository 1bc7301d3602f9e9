/** How long the success of a sign-in is shown before the dashboard, in milliseconds. */
export const redirectAfterSignInMs = 500;

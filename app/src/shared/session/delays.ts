/** How long the success of a sign-in is shown before the dashboard, in milliseconds (spec 9). */
export const redirectAfterSignInMs = 500;

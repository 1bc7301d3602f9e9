import { ofProduct } from '../productAreas.ts';

/** Sign-in, the return from the external provider and the end of a session. */
export const sessionTexts = ofProduct({
  area: 'session',
  texts: {
    panel: {
      label: 'About the product',
      headline: 'AI automation that answers on the first ring.',
      text: 'Voice agents, chatbots and content that work from what your business already knows, in one place your whole team can run.',
    },
    soon: { back: 'Back to sign in' },
    signIn: {
      title: 'Sign in',
      hint: 'Use the email your administrator invited.',
      google: 'Continue with Google',
      or: 'or',
      email: 'Email',
      emailPlaceholder: 'you@company.com',
      continue: 'Continue',
      continuing: 'Checking…',
      redirecting: 'Taking you to the sign-in page…',
      success: 'Signed in. Opening your dashboard…',
      newHere: 'New here?',
      createAccount: 'Create an account',
    },
    password: {
      title: 'Enter your password',
      signingInAs: 'Signing in as',
      label: 'Password',
      required: 'Password is required',
      submit: 'Sign in',
      submitting: 'Signing in…',
      forgot: 'Forgot password?',
      back: 'Back',
    },
    callback: {
      title: 'Completing sign-in',
      text: 'This takes a moment. You can leave this page open.',
      success: 'Successfully signed in with Google!',
      opening: 'Opening your dashboard…',
      failedTitle: 'Sign-in was not completed',
      cancelled: 'You cancelled at Google. Nothing was changed.',
      tryAgain: 'Try again',
      usePassword: 'Use password',
    },
    error: {
      login: 'Login failed. Please try again.',
      noResponse: 'No valid response received from backend',
      googleStart: 'Failed to initiate Google login. Please try again.',
      googleUrl: 'Failed to get Google OAuth URL',
      google: 'Google login failed. Please try again.',
      state: 'Invalid state parameter. Please try again.',
      offline: 'You are offline. Connect and try again.',
    },
    ended: {
      expired: 'Session expired. Please login again.',
    },
  },
} as const);

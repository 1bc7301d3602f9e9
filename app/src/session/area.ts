import type { Area } from '../routing/area.ts';

const load = () => import('./SignInPage.tsx');

export const session: Area = {
  name: 'session',
  pages: [
    { id: 'signIn', path: '/auth', access: 'signedOut', load },
    { id: 'login', path: '/auth/login', access: 'signedOut', load },
    {
      id: 'register',
      path: '/auth/register',
      access: 'signedOut',
      load: () => import('./joining/RegisterPage.tsx'),
    },
    {
      id: 'authCallback',
      path: '/auth/callback',
      access: 'authReturn',
      load: () => import('./CallbackPage.tsx'),
    },
    {
      id: 'registerSuccess',
      path: '/auth/registerSuccess',
      access: 'public',
      load: () => import('./joining/RegisteredPage.tsx'),
    },
    {
      id: 'forgotPassword',
      path: '/auth/forgot',
      access: 'signedOut',
      feature: 'password-reset',
      load: () => import('./joining/ForgotPasswordPage.tsx'),
    },
    {
      id: 'resetPassword',
      path: '/auth/reset',
      access: 'public',
      feature: 'password-reset',
      load: () => import('./joining/ResetPasswordPage.tsx'),
    },
    {
      id: 'acceptInvite',
      path: '/invite/accept',
      access: 'public',
      load: () => import('./joining/AcceptInvitePage.tsx'),
    },
  ],
  loadBackground: () => import('./background.tsx'),
};

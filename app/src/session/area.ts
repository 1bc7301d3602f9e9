import type { Area } from '../routing/area.ts';
import { comingSoon } from '../routing/comingSoon.ts';

const load = () => import('./SignInPage.tsx');
// Apart from the sign-in page, whose chunk every visit waits for.
const loadSoon = () => import('./joining/SoonPage.tsx');

/** Signing in, and what a person sees before they can. */
export const session: Area = {
  name: 'session',
  pages: [
    { id: 'signIn', path: '/auth', access: 'signedOut', load },
    { id: 'login', path: '/auth/login', access: 'signedOut', load },
    comingSoon('register', '/auth/register', { access: 'signedOut', load: loadSoon }),
    {
      id: 'authCallback',
      path: '/auth/callback',
      access: 'authReturn',
      load: () => import('./CallbackPage.tsx'),
    },
    comingSoon('registerSuccess', '/auth/registerSuccess', { access: 'public', load: loadSoon }),
    comingSoon('acceptInvite', '/invite/accept', { access: 'public', load: loadSoon }),
  ],
  loadBackground: () => import('./background.tsx'),
};

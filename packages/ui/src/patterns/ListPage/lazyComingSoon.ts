import { lazyComponent } from '../../internal/lazyComponent.tsx';

/** In place of a list that the deployment does not offer, which few ever see. */
export const LazyComingSoon = lazyComponent(
  () => import('../MessagePage/ComingSoonMessage.tsx'),
  'ComingSoonMessage',
);

import type { DataRouter } from 'react-router';

/**
 * Hides pending navigations from React: each would render the frame and the page that is being
 * left. `useNavigation` is therefore always idle; use `Links.isNavigating`.
 */
export const withoutPending = (router: DataRouter): DataRouter =>
  // Inherits the getters, such as `state`.
  Object.create(router, {
    subscribe: {
      value: (listener: Parameters<DataRouter['subscribe']>[0]) =>
        router.subscribe((state, change) => {
          if (state.navigation.state === 'idle') listener(state, change);
        }),
    },
  }) as DataRouter;

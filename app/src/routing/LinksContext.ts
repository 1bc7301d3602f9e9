import { createContext, useContext } from 'react';

/** Navigation for links. Same identity for the life of the page. */
export interface Links {
  prefetch: (href: string) => void;
  navigate: (href: string, options: { replace: boolean }) => Promise<void>;
  /** Read it in event handlers: `useNavigation` would re-render on every route change. */
  isNavigating: () => boolean;
}

const NO_LINKS: Links = {
  prefetch: () => {},
  navigate: () => Promise.resolve(),
  isNavigating: () => false,
};

const LinksContext = createContext(NO_LINKS);

export const LinksProvider = LinksContext.Provider;

export const useLinks = (): Links => useContext(LinksContext);

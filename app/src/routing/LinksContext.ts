import { createContext, useContext } from 'react';

/** What links inside the app can do. The same object for the life of the page. */
export interface Links {
  /** Asks for the chunks behind an address. */
  prefetch: (href: string) => void;
  /** Goes to an address; `replace` leaves no entry of its own in the history. */
  navigate: (href: string, options: { replace: boolean }) => Promise<void>;
  /**
   * Whether another page is on its way. Asked in an event, where the router's `useNavigation` would
   * render the page again at every change of route.
   */
  isNavigating: () => boolean;
}

const none: Links = {
  prefetch: () => {},
  navigate: () => Promise.resolve(),
  isNavigating: () => false,
};

const LinksContext = createContext(none);

export const LinksProvider = LinksContext.Provider;

/** The links of this app; outside of it, as in a story, nothing is fetched and no link navigates. */
export const useLinks = (): Links => useContext(LinksContext);

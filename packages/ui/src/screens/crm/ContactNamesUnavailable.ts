import { createContext } from 'react';

/** True if the list that provides names failed to load: a dash replaces each name. */
export const ContactNamesUnavailable = createContext(false);

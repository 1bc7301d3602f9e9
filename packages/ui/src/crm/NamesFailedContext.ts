import { createContext } from 'react';

/** Whether the list that names come from could not be read: a dash stands for each, then. */
export const NamesFailedContext = createContext(false);

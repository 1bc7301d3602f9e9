import { createContext } from 'react';

/** The surface of the modal layer around something; null on the page itself. */
export const ModalSurfaceContext = createContext<Element | null>(null);

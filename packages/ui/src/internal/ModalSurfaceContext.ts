import { createContext } from 'react';

/** Surface of the modal layer around a component; null in the page itself. */
export const ModalSurfaceContext = createContext<Element | null>(null);

import { createContext } from 'react';

/** Document of the iframe that contains the elements; null in the page itself. */
export const FrameContext = createContext<Document | null>(null);

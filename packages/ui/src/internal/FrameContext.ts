import { createContext } from 'react';

/** The document of the iframe that elements are put into; null where they lie in the page itself. */
export const FrameContext = createContext<Document | null>(null);

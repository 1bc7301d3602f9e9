import * as z from 'zod/mini';

/** A whole number, as an address says it; 0 for none and for what is none. */
export const wholeNumberParam = z.catch(
  z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
  0,
);

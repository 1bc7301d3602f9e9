import * as z from 'zod/mini';

const lastPage = 10_000;

/** Which page of a list, from 1, as an address says it. */
export const pageParam = z.catch(
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/)),
    z.transform((digits) => Math.min(Math.max(Number(digits), 1), lastPage)),
  ),
  1,
);

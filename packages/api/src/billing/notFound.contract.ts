import * as z from 'zod';

const detailNotFound = z
  .object({ detail: z.literal('Not Found').describe('Always `Not Found`.') })
  .meta({
    id: 'DetailNotFound',
    description: 'The 404 of the billing service for an empty result, which is not an error.',
  });

export const emptyResultAs404 = (meaning: string) => ({
  404: { meaning, response: detailNotFound },
});

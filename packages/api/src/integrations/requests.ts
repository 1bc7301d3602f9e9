import * as z from 'zod/mini';

const filled = z.string().check(z.minLength(1));

/** Body of `POST /v1/integrations/{provider}/connect`. */
export const connectBodySchema = z.object({
  redirect_uri: z.url(),
  scopes: z.array(z.string()),
  provider: filled,
});

/** Body of the three completion calls. */
export const completionBodySchema = z.object({
  code: filled,
  state: z.string(),
  redirect_uri: z.url(),
});

export type ConnectBody = z.output<typeof connectBodySchema>;
export type CompletionBody = z.output<typeof completionBodySchema>;

import * as z from 'zod/mini';
import { emailField } from '../schema/emailField.ts';

const filled = z.string().check(z.minLength(1));

/** Body of `POST /v1/refresh`. */
export const refreshBodySchema = z.object({ refresh_token: filled });

/** Body of `POST /v1/google-auth-url`; the client sends `tenant_id: null`. */
export const googleAuthUrlBodySchema = z.object({
  tenant_id: z.nullable(z.string()),
  redirect_uri: z.url(),
  state: filled,
});

/** Body of `POST /v1/oauth/google/callback`. */
export const callbackBodySchema = z.object({
  code: filled,
  state: filled,
  redirect_uri: z.url(),
});

/** Query of `POST /v1/login`; its body is the JSON value `null`. */
export const loginQuerySchema = z.object({
  email: emailField,
  frontend_redirect_uri: z.url(),
  password: z.optional(filled),
});

export type RefreshBody = z.output<typeof refreshBodySchema>;
export type GoogleAuthUrlBody = z.output<typeof googleAuthUrlBodySchema>;
export type CallbackBody = z.output<typeof callbackBodySchema>;
export type LoginQuery = z.output<typeof loginQuerySchema>;

import * as z from 'zod/mini';

const filled = z.string().check(z.minLength(1));
const count = z.string().check(z.regex(/^\d{1,6}$/));

/** Body of `POST /v1/agents`; the spec shows no payload, these are the fields of an agent. */
export const agentBodySchema = z.object({
  name: filled.check(z.maxLength(300)),
  agent_type: filled.check(z.maxLength(60)),
  is_enabled: z.optional(z.boolean()),
});

/** Body of `PATCH /v1/agents/{id}`: what changes. */
export const agentChangeSchema = z.partial(agentBodySchema);

/** Body of `/v1/agents/{id}/activate`. */
export const activateBodySchema = z.object({ is_enabled: z.boolean() });

/** Query of `GET /v1/agents`. */
export const agentsQuerySchema = z.object({
  limit: z.optional(count),
  offset: z.optional(count),
  search: z.optional(z.string()),
});

export type AgentBody = z.output<typeof agentBodySchema>;
export type AgentChange = z.output<typeof agentChangeSchema>;

import { generationCalls } from '@platform/api/contract';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Backend } from '../backend.ts';
import type { FaultEnv } from '../faults/middleware.ts';
import type { Faults } from '../faults/rules.ts';
import { eventText, serve } from '../http/serve.ts';
import { chargeTokens, tokensLeft } from './generateCost.ts';
import { applyStreamFault } from './generateFaults.ts';
import { framesOf } from './generateFrames.ts';
import { writeVariants } from './generateWriting.ts';

export function generateRoutes(backend: Backend, faults: Faults): Hono<FaultEnv> {
  const routes = new Hono<FaultEnv>();
  const { start } = generationCalls;

  serve(routes, backend, start, async ({ caller, body, c }) => {
    const { fault } = c.var;
    const tokenBudget = await tokensLeft(backend, caller.tenantId);
    const variants = await writeVariants(backend, caller, body);
    return streamSSE(c, async (stream) => {
      const cost = { tokens: 0 };
      let sent = 0;
      for (const frame of framesOf(variants, tokenBudget, cost)) {
        if (fault?.stream && sent === (fault.afterFrames ?? 0)) {
          if (fault.stream === 'end' || fault.stream === 'drop') await countCost();
          const hasEnded = await applyStreamFault(fault, stream, c.env, faults.releaseOf(fault));
          if (hasEnded) break;
        }
        if ('done' in frame || 'error' in frame) await countCost();
        await stream.writeSSE({ data: eventText(start, frame) });
        sent += 1;
        if (stream.aborted) break;
        if (backend.writingPauseMs > 0) await stream.sleep(backend.writingPauseMs);
      }
      await countCost();

      /** Called before the client can see the end, after which it reads its usage or resets. */
      async function countCost(): Promise<void> {
        const { tokens } = cost;
        cost.tokens = 0;
        await chargeTokens(backend, caller, { ...body.inputs, tokens });
      }
    });
  });

  return routes;
}

import type { DocumentFault, FileType } from '@platform/api/contract';
import { Worker } from 'node:worker_threads';

export type ParseResult = { passages: string[] } | { fault: DocumentFault };

export interface Parser {
  /** Files are parsed one at a time, in order. */
  parse(type: FileType, bytes: Uint8Array): Promise<ParseResult>;
  close(): Promise<void>;
}

/** Time limit: a slower file is malicious or broken. */
const TIMEOUT_MS = 30_000;
/** Memory limit of the worker, which stops archive bombs. */
const MAX_MEMORY_MB = 512;

export function createParser(): Parser {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function parseNow(type: FileType, bytes: Uint8Array): Promise<ParseResult> {
    const thread = (worker ??= start());
    return new Promise((resolve) => {
      const end = (result: ParseResult) => {
        clearTimeout(timer);
        thread.off('message', end).off('error', fail).off('exit', fail);
        resolve(result);
      };
      const fail = () => {
        if (worker === thread) worker = null;
        void thread.terminate();
        end({ fault: 'broken' });
      };
      const timer = setTimeout(fail, TIMEOUT_MS);
      thread.once('message', end).once('error', fail).once('exit', fail);
      thread.postMessage({ type, bytes }, []);
    });
  }

  return {
    parse(type, bytes) {
      const parsed = last.then(() => parseNow(type, bytes));
      last = parsed;
      return parsed;
    },
    async close() {
      await worker?.terminate();
      worker = null;
    },
  };
}

function start(): Worker {
  const worker = new Worker(new URL('./parseThread.mjs', import.meta.url), {
    execArgv: ['--conditions=@platform/source'],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  worker.unref();
  return worker;
}

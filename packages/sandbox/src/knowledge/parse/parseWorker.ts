import type { FileType } from '@platform/api/contract';
import { parentPort } from 'node:worker_threads';
import { splitPassages } from './splitPassages.ts';
import type { ParseResult } from './parser.ts';
import { readText, UnreadableError } from './readText.ts';

async function parse(type: FileType, bytes: Uint8Array): Promise<ParseResult> {
  try {
    return { passages: splitPassages(await readText(type, bytes)) };
  } catch (error) {
    return { fault: error instanceof UnreadableError ? error.fault : 'broken' };
  }
}

parentPort?.on('message', ({ type, bytes }: { type: FileType; bytes: Uint8Array }) => {
  void parse(type, bytes).then((result) => parentPort?.postMessage(result, []));
});

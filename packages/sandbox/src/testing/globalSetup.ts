import { prepareDump } from '../db/preparedDump.ts';

/** Creates the database dump once, before parallel test files would each create it. */
export async function setup(): Promise<void> {
  await prepareDump();
}

import { prepareDump } from '../db/preparedDump.ts';

/** Makes the database dump once, before test files that run side by side would each make it. */
export async function setup(): Promise<void> {
  await prepareDump();
}

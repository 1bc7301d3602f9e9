import { openPostgres } from '../../db/postgres.ts';
import { TEMPLATE, runOnServer, urlOf } from './freshDatabase.ts';

export async function setup(): Promise<void> {
  await runOnServer(`DROP DATABASE IF EXISTS ${TEMPLATE}`);
  await runOnServer(`CREATE DATABASE ${TEMPLATE}`);
  const store = await openPostgres(urlOf(TEMPLATE));
  await store.close();
}

export const teardown = () => runOnServer(`DROP DATABASE IF EXISTS ${TEMPLATE}`);

import { openPostgres } from '../../db/postgres.ts';
import { TEMPLATE, tellServer, urlOf } from './freshDatabase.ts';

export async function setup(): Promise<void> {
  await tellServer(`DROP DATABASE IF EXISTS ${TEMPLATE}`);
  await tellServer(`CREATE DATABASE ${TEMPLATE}`);
  const store = await openPostgres(urlOf(TEMPLATE));
  await store.close();
}

export const teardown = () => tellServer(`DROP DATABASE IF EXISTS ${TEMPLATE}`);

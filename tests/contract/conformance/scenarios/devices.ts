import { deviceSessionCalls, meCalls } from '@platform/api/contract';
import type { Case } from '../case.ts';
import { twoDevices } from '../devices.ts';
import { assertRefused, assertSuccess, assertThat } from '../mismatch.ts';
import { refresh } from './refresh.ts';

const about = { service: 'auth', record: 'sessions', extension: 'sessions' } as const;

/** Checks whose sessions are listed and ended. */
export const deviceScenarios: readonly Case[] = [
  {
    ...about,
    call: 'DELETE /v1/sessions/{id}',
    title: 'ends the access token and the refresh token of that session alone',
    async run(world) {
      const { phone, desk } = await twoDevices(world);
      assertThat(desk.listed.includes(phone.id), `a list with ${phone.id}`, desk.listed);
      const params = { id: phone.id };
      assertSuccess(await world.as(desk.as).send(deviceSessionCalls.end, { params }));
      assertRefused(await world.as(phone.as).send(meCalls.get), 'UNAUTHENTICATED');
      assertRefused(await refresh(world, phone.tokens), 'REFRESH_REFUSED');
      assertSuccess(await world.as(desk.as).send(meCalls.get));
    },
  },
  {
    ...about,
    call: 'DELETE /v1/sessions/{id}',
    title: 'hides the session from another member of the tenant',
    async run(world) {
      const { phone } = await twoDevices(world);
      const params = { id: phone.id };
      assertRefused(await world.send(deviceSessionCalls.end, { params }), 'NOT_FOUND');
      assertSuccess(await world.as(phone.as).send(meCalls.get));
    },
  },
  {
    ...about,
    call: 'DELETE /v1/sessions',
    title: 'ends every session except its own',
    async run(world) {
      const { phone, desk } = await twoDevices(world);
      assertSuccess(await world.as(desk.as).send(deviceSessionCalls.endOthers));
      assertRefused(await world.as(phone.as).send(meCalls.get), 'UNAUTHENTICATED');
      assertSuccess(await world.as(desk.as).send(meCalls.get));
    },
  },
];

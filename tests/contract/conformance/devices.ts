import { deviceSessionCalls } from '@platform/api/contract';
import { newMember } from './mailbox.ts';
import { Mismatch } from './mismatch.ts';
import { signInAgain } from './signIn.ts';
import type { World } from './world.ts';

interface OpenSessions {
  sessions: { id: string; is_current: boolean }[];
}

/** Returns a person of the suite, since the sessions of a configured one may be in use. */
const ownPerson = async (world: World) =>
  world.remember(deviceSessionCalls, async () => (await newMember(world)).person);

/** Signs a person in on two devices. @returns the tokens and the session of each */
export async function twoDevices(world: World) {
  const person = world.as(await ownPerson(world));
  const phone = await signInAgain(person);
  const desk = await signInAgain(person);
  return { phone: await deviceOf(world, phone), desk: await deviceOf(world, desk) };
}

async function deviceOf(world: World, { tokens }: Awaited<ReturnType<typeof signInAgain>>) {
  const as = { token: tokens.access_token };
  const { sessions } = await world.as(as).prepare<OpenSessions>(deviceSessionCalls.list);
  const own = sessions.filter(({ is_current }) => is_current);
  const [current] = own;
  if (!current || own.length > 1) {
    throw new Mismatch('one session with is_current', `${own.length} of ${sessions.length}`);
  }
  return { as, tokens, id: current.id, listed: sessions.map(({ id }) => id) };
}

import type { Browser } from 'playwright';
import type { PageOptions } from './browser.ts';
import type { HandwrittenPage } from './handwritten/build.ts';
import { measureFirstVisit } from './measure/firstVisit.ts';
import type { FirstVisit } from './measure/firstVisit.ts';
import type { Pair } from './row.ts';
import type { Stage } from './servers.ts';
import type { Session } from '../support/sessionSignIn.ts';

const visits = 7;
const turns = 3;

export interface Bench {
  stage: Stage;
  browser: Browser;
}

type Measure<T> = (browser: Browser, url: string, session: Session) => Promise<T>;

const paths: Record<HandwrittenPage, string> = {
  'sign-in': '/auth',
  team: '/settings/teams',
  contacts: '/crm/contacts',
};

/** Visits the app and the hand-written page in turn, so that disturbances affect both. */
export async function visitBoth(
  { stage, browser }: Bench,
  page: HandwrittenPage,
  options: PageOptions,
): Promise<Pair<FirstVisit[]>> {
  const { sites, openSession } = stage;
  const visit = async (site: string) => {
    const session = page === 'sign-in' ? {} : { session: await openSession() };
    return measureFirstVisit(browser, site + paths[page], { ...options, ...session });
  };
  await visit(sites.app);
  await visit(sites[page]);
  const results: Pair<FirstVisit[]> = { app: [], handwritten: [] };
  for (let round = 0; round < visits; round += 1) {
    results.app.push(await visit(sites.app));
    results.handwritten.push(await visit(sites[page]));
  }
  return results;
}

export async function measureBoth<T>(
  { stage: { sites, openSession }, browser }: Bench,
  measure: Measure<T>,
): Promise<Pair<T[]>> {
  const once = async (url: string) => measure(browser, url, await openSession());
  const pair: Pair<T[]> = { app: [], handwritten: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    pair.app.push(await once(sites.app));
    pair.handwritten.push(await once(sites.team));
  }
  return pair;
}

export async function measureApp<T>(
  { stage: { sites, openSession }, browser }: Bench,
  measure: Measure<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (let turn = 0; turn < turns; turn += 1)
    results.push(await measure(browser, sites.app, await openSession()));
  return results;
}

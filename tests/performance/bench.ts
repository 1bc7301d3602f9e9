import type { Browser } from 'playwright';
import { componentSet, importCost } from './bytes/importCost.ts';
import { launch } from './browser.ts';
import { measureFirstVisit } from './measure/firstVisit.ts';
import type { FirstVisit } from './measure/firstVisit.ts';
import { measureMemberTable } from './measure/memberTable.ts';
import { measureRouteChange } from './measure/routeChange.ts';
import { measureSearch } from './measure/search.ts';
import { layOut } from './report.ts';
import type { Row } from './report.ts';
import {
  firstVisitRows,
  importRows,
  memberTableRows,
  routeChangeRows,
  searchRows,
} from './rows.ts';
import type { Pair } from './rows.ts';
import { setStage } from './servers.ts';
import type { Stage } from './servers.ts';
import type { Session } from './session.ts';

const visits = 7;
const manyMembers = 1000;

/** Visits the app and the hand-written page in turn; what disturbs one disturbs the other. */
async function visitBoth(
  { openSession }: Stage,
  addresses: Pair<string>,
  browser: Browser,
  isSignedIn: boolean,
): Promise<Pair<FirstVisit[]>> {
  const visit = async (address: string) =>
    measureFirstVisit(browser, address, isSignedIn ? await openSession() : undefined);
  await visit(addresses.app);
  await visit(addresses.handwritten);
  const results: Pair<FirstVisit[]> = { app: [], handwritten: [] };
  for (let round = 0; round < visits; round += 1) {
    results.app.push(await visit(addresses.app));
    results.handwritten.push(await visit(addresses.handwritten));
  }
  return results;
}

type Measure<T> = (browser: Browser, url: string, session: Session) => Promise<T>;

async function onBoth<T>(
  { sites, openSession }: Stage,
  browser: Browser,
  measure: Measure<T>,
): Promise<Pair<T>> {
  const app = await measure(browser, sites.app, await openSession());
  const handwritten = await measure(browser, sites.team, await openSession());
  return { app, handwritten };
}

async function measureEverything(stage: Stage, browser: Browser): Promise<Row[]> {
  const { app, signIn, team } = stage.sites;
  const auth = { app: `${app}/auth`, handwritten: `${signIn}/auth` };
  const teams = { app: `${app}/settings/teams`, handwritten: `${team}/settings/teams` };
  const rows = firstVisitRows(
    await visitBoth(stage, auth, browser, false),
    await visitBoth(stage, teams, browser, true),
  );
  rows.push(...routeChangeRows(await onBoth(stage, browser, measureRouteChange)));
  await stage.addMembers(manyMembers);
  rows.push(...memberTableRows(await onBoth(stage, browser, measureMemberTable)));
  rows.push(...searchRows(await onBoth(stage, browser, measureSearch)));
  rows.push(...importRows(await importCost(['Button']), await importCost(componentSet)));
  return rows;
}

const stage = await setStage();
const browser = await launch();
try {
  console.log(layOut(await measureEverything(stage, browser)));
} finally {
  await browser.close();
  await stage.close();
}

import { cpus, loadavg } from 'node:os';
import type { Browser } from 'playwright';
import { budgets } from './budgets.ts';
import { componentSet, importCost } from './bytes/importCost.ts';
import { overspent } from './bytes/overspent.ts';
import { launch } from './browser.ts';
import { integrationTabs, measureAnswers, planToggle } from './measure/answers.ts';
import type { Choice } from './measure/answers.ts';
import { measureFirstVisit } from './measure/firstVisit.ts';
import type { FirstVisit } from './measure/firstVisit.ts';
import { measureHeapShare } from './measure/heap.ts';
import { measureLargestPaint } from './measure/largestPaint.ts';
import { measureMemberTable } from './measure/memberTable.ts';
import { contactPanel, leadBoard, measureOpening } from './measure/opened.ts';
import type { Opening } from './measure/opened.ts';
import { measureRouteChange } from './measure/routeChange.ts';
import { contactList, measureSearch } from './measure/search.ts';
import { layOut } from './report.ts';
import type { Row } from './report.ts';
import {
  answerRows,
  contactRows,
  firstVisitRows,
  heapRow,
  importRows,
  largestPaintRows,
  memberTableRows,
  routeChangeRows,
  searchRows,
} from './rows.ts';
import type { Pair } from './rows.ts';
import { setStage } from './servers.ts';
import type { Stage } from './servers.ts';
import type { Session } from '../support/sessionSignIn.ts';

const visits = 7;
const turns = 3;
const firstPages = [
  '/dashboard',
  '/integrations',
  '/billing/plans',
  '/billing/invoices',
  '/crm/contacts',
];
const manyMembers = 1000;
const manyIntegrations = 1000;

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

/** Measures the app and the hand-written page in turn. */
async function measureBoth<T>(
  { sites, openSession }: Stage,
  browser: Browser,
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

/** Measures what only the app has. */
async function measureApp<T>(
  { sites, openSession }: Stage,
  browser: Browser,
  measure: Measure<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (let turn = 0; turn < turns; turn += 1)
    results.push(await measure(browser, sites.app, await openSession()));
  return results;
}

async function measureEverything(stage: Stage, browser: Browser): Promise<Row[]> {
  const { app, signIn, team } = stage.sites;
  const auth = { app: `${app}/auth`, handwritten: `${signIn}/auth` };
  const teams = { app: `${app}/settings/teams`, handwritten: `${team}/settings/teams` };
  const teamVisits = await visitBoth(stage, teams, browser, true);
  const rows = firstVisitRows(await visitBoth(stage, auth, browser, false), teamVisits);
  const paints = new Map<string, number[]>();
  for (const path of firstPages) {
    const measure: Measure<number> = (opened, url, session) =>
      measureLargestPaint(opened, url + path, session);
    paints.set(path, await measureApp(stage, browser, measure));
  }
  rows.push(...largestPaintRows(paints, teamVisits.handwritten));
  rows.push(...routeChangeRows(await measureBoth(stage, browser, measureRouteChange)));
  rows.push(heapRow(await measureHeapShare(app, await stage.openSession())));
  const answers = (choice: Choice) =>
    measureApp(stage, browser, (...page) => measureAnswers(...page, choice));
  await stage.add('integrations', manyIntegrations);
  rows.push(
    ...answerRows({
      '1,000 integrations: tab to paint': await answers(integrationTabs),
      'plans: Monthly or Yearly to paint': await answers(planToggle),
    }),
  );
  const openings = (opening: Opening) =>
    measureApp(stage, browser, (...page) => measureOpening(...page, opening));
  rows.push(
    ...answerRows(
      {
        'contacts: press to side panel': await openings(contactPanel),
        'leads: press to board': await openings(leadBoard),
      },
      budgets.opened,
    ),
  );
  await stage.add('members', manyMembers);
  rows.push(...memberTableRows(await measureBoth(stage, browser, measureMemberTable)));
  const searches = await measureBoth(stage, browser, measureSearch);
  rows.push(...searchRows(searches));
  const contacts = await measureApp(stage, browser, (...page) =>
    measureSearch(...page, contactList),
  );
  rows.push(...contactRows(contacts, searches.handwritten));
  return rows;
}

const stage = await setStage();
const browser = await launch();
try {
  const rows = await measureEverything(stage, browser);
  const button = await importCost(['Button']);
  const components = await importCost(componentSet);
  console.log(layOut([...rows, ...importRows(button, components)]));
  console.log(overspent(button, components));
  console.log(
    `Of ${turns} turns the quietest counts, of visits the middle one. Load of this machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors. Above that number, times say little.`,
  );
} finally {
  await browser.close();
  await stage.close();
}

import { budgets } from '../budgets.ts';
import { measureInbox } from '../measure/inbox.ts';
import { measureNotifications } from '../measure/notifications.ts';
import { measureMemberTable } from '../measure/memberTable.ts';
import { palette } from '../measure/palette.ts';
import { contactList, measureSearch } from '../measure/search.ts';
import { measureStrangeTexts } from '../measure/strangeTexts.ts';
import { measureApp, measureBoth } from '../measurements.ts';
import type { Bench } from '../measurements.ts';
import { compare, inMs, limit, middle, fastest, times } from '../row.ts';
import type { Row } from '../row.ts';
import { fastestTurn } from '../statistics.ts';

const manyMembers = 1000;

/** 1,000 members without slow-down, and searches in 1,000 rows at 4×. */
export async function manyRows(bench: Bench): Promise<Row[]> {
  await bench.stage.add('members', manyMembers);
  return [...(await memberTable(bench)), ...(await searches(bench)), await strangeTexts(bench)];
}

async function memberTable(bench: Bench): Promise<Row[]> {
  const turns = await measureBoth(bench, measureMemberTable);
  const { tableMountMs, tableFilterMs, tableThemeMs } = budgets;
  return [
    limit(
      '1,000 members: mount, main thread',
      tableMountMs,
      middle(turns, ({ mount }) => mount),
      inMs,
    ),
    limit(
      '  filter to 500',
      tableFilterMs,
      middle(turns, ({ filter }) => filter),
      inMs,
    ),
    limit(
      '  theme switch',
      tableThemeMs,
      middle(turns, ({ theme }) => theme),
      inMs,
    ),
    compare(
      '  theme switch with its menu',
      middle(turns, ({ themeMenu }) => themeMenu),
      inMs,
    ),
  ];
}

/** Compared with the hand-written member list: equally many rows, another page. */
async function searches(bench: Bench): Promise<Row[]> {
  const members = await measureBoth(bench, measureSearch);
  const contacts = await measureApp(bench, (...page) => measureSearch(...page, contactList));
  const contactsAgainstMembers = { app: contacts, handwritten: members.handwritten };
  const jumps = await measureApp(bench, (...page) => measureSearch(...page, palette));
  const stepped = await measureApp(bench, measureInbox);
  const notificationTimes = await measureApp(bench, measureNotifications);
  const opening = jumps.map((jump) => jump.opening);
  const keys = jumps.map(({ keyToPaint }) => keyToPaint);
  const settled = contacts.map(({ keyToSettled }) => keyToSettled);
  return [
    times(
      'search in 1,000: key to paint, p95',
      budgets.keyToPaintRatio,
      fastest(members, ({ keyToPaint }) => keyToPaint, 0.95),
    ),
    times(
      '  last key to settled list',
      budgets.keyToSettledRatio,
      fastest(members, ({ keyToSettled }) => keyToSettled, 0.5),
    ),
    times(
      'search in 1,000 contacts: key to paint, p95',
      budgets.keyToPaintRatio,
      fastest(contactsAgainstMembers, ({ keyToPaint }) => keyToPaint, 0.95),
    ),
    limit('  last key to settled list', budgets.contactsSettledMs, fastestTurn(settled, 0.5), inMs),
    limit(
      'palette over 5,000 records: key to paint, p95',
      budgets.pressToPaintMs,
      fastestTurn(keys, 0.95),
      inMs,
    ),
    compare('  Ctrl+K to the open palette', fastestTurn(opening, 1), inMs),
    limit(
      'inbox of 5,000: key to paint, p95',
      budgets.pressToPaintMs,
      fastestTurn(stepped, 0.95),
      inMs,
    ),
    limit(
      'notifications, 5,000: key to paint, p95',
      budgets.pressToPaintMs,
      fastestTurn(notificationTimes, 0.95),
      inMs,
    ),
  ];
}

/**
 * Measures huge and unusual texts. The fastest turn counts, since a busy machine makes any task
 * long.
 */
async function strangeTexts(bench: Bench): Promise<Row> {
  const turns = await measureApp(bench, measureStrangeTexts);
  const longest = fastestTurn(turns, 1);
  return limit('CRM with huge texts: longest task', budgets.longestTaskMs, longest, inMs);
}

import type { Page } from 'playwright/test';
import { breakReads, goodAnswers, outcomeOf } from '../support/areaReads.ts';
import { tours } from '../support/areaTours.ts';
import type { Stop, Tour } from '../support/areaTours.ts';
import { brokenAnswers, brokenWords, refusedAnswers } from '../support/brokenAnswers.ts';
import type { Broken } from '../support/brokenAnswers.ts';
import { expect, test } from '../support/fixtures.ts';
import type { SandboxControl } from '../support/sandboxControl.ts';
import { refreshes } from '../support/sessionPage.ts';

type Case = Broken & { id: string };

const { D01, D02, D03, D16 } = brokenAnswers;
const groups: readonly Record<string, readonly Broken[]>[] = [
  { D01, D02 },
  { D03, D16, ...refusedAnswers },
];

const casesOf = (group: Record<string, readonly Broken[]>): Case[] =>
  Object.entries(group).flatMap(([id, cases]) => cases.map((broken) => ({ ...broken, id })));

/** Has reads made again, until the fault has struck each of them. */
async function meet(page: Page, backend: SandboxControl, stop: Stop, faults: readonly number[]) {
  const struck = async () => {
    const log = await backend.log();
    return faults.every((id) => log.some(({ fault }) => fault === id));
  };
  await expect(async () => {
    // A read that goes out again by itself at this moment has met the fault before.
    await stop.again(page);
    await expect.poll(struck, { timeout: 2000 }).toBe(true);
  }).toPass();
}

async function expectStop(page: Page, tour: Tour, stop: Stop, broken: Broken): Promise<void> {
  for (const read of stop.reads) await read.expects(page, outcomeOf(broken));
  await tour.expectsRest?.(page);
  await expect(page.getByText(brokenWords)).toHaveCount(0);
}

for (const group of groups) {
  for (const tour of tours) {
    test(`${Object.keys(group).join(' ')} ${tour.name}: no answer that is broken breaks the screen`, async ({
      page,
      sandbox,
      backend,
      signInAs,
      expectedConsole,
    }) => {
      expectedConsole.push(/blocked by CORS policy/, /entitlements could not be read/);
      await signInAs('admin');
      const good = await goodAnswers(
        page,
        sandbox,
        tour.stops.flatMap(({ reads }) => reads),
      );
      const isKept = ({ isGood, isEmpty }: Broken) => isGood ?? (tour.keepsEmpty && isEmpty);
      const cases = casesOf(group);

      // What is kept is asked for again by a new page only.
      for (const broken of cases.filter(isKept)) {
        await test.step(`${broken.id} ${broken.name}`, async () => {
          const heal = await breakReads(backend, good, broken);
          await page.goto('/config.json');
          for (const stop of tour.stops) {
            await stop.show(page);
            await expectStop(page, tour, stop, broken);
            for (const read of stop.reads) await heal(read);
            if (!broken.isGood) await stop.again(page);
          }
        });
      }

      const [first, ...others] = cases.filter((broken) => !isKept(broken));
      if (!first) throw new Error('a row without a broken answer');
      await page.goto('/config.json');
      const healFirst = await breakReads(backend, good, first);
      for (const stop of tour.stops) {
        const paths = stop.reads.map(({ path }) => path).join(', ');
        await test.step(`${first.id} ${first.name}: ${paths}`, async () => {
          await stop.show(page);
          await expectStop(page, tour, stop, first);
        });
        let heal = healFirst;
        for (const broken of others) {
          await test.step(`${broken.id} ${broken.name}: ${paths}`, async () => {
            const faults: number[] = [];
            const bodies = new Map(stop.reads.map((read) => [read, good.get(read) ?? '']));
            const healNext = await breakReads(backend, bodies, broken, faults);
            // The one before goes once the next is there: no good answer comes between.
            for (const read of stop.reads) await heal(read);
            heal = healNext;
            await meet(page, backend, stop, faults);
            await expectStop(page, tour, stop, broken);
          });
        }
        for (const read of stop.reads) await heal(read);
        // One of the reads' own tries may come first and take Retry away.
        await stop.again(page).catch(() => undefined);
        for (const read of stop.reads) await read.expects(page, 'good');
      }
      expect(await refreshes(backend)).toEqual([]);
      await page.getByRole('link', { name: 'Knowledge Base' }).first().click();
      await expect(page).toHaveURL(/\/knowledge/);
    });
  }
}

import { brokenAnswers, brokenWords } from '../support/brokenAnswers.ts';
import type { Broken } from '../support/brokenAnswers.ts';
import { expect, test } from '../support/fixtures.ts';
import { calledOnStart, lookups } from '../support/teamReads.ts';

const { D01, D02, D03, D16 } = brokenAnswers;
const groups: readonly Record<string, readonly Broken[]>[] = [
  { D01, D02 },
  { D03, D16 },
];

for (const group of groups) {
  const ids = Object.keys(group).join(' ');
  const cases = Object.entries(group).flatMap(([id, list]) =>
    list.map((broken): Broken => ({ ...broken, name: `${id} ${broken.name}` })),
  );

  for (const read of lookups) {
    test(`${ids} ${read.name}: no answer that is broken breaks the screen`, async ({
      page,
      backend,
      signInAs,
      expectedConsole,
    }) => {
      if (read.path === '/v1/rbac/user/context') expectedConsole.push(/role lookup failed/);
      await signInAs('admin');
      for (const { name, fault, isGood = false } of cases) {
        await test.step(name, async () => {
          const number = await backend.fault({
            method: 'GET',
            path: read.path,
            ...fault(read.good),
          });
          await page.goto('/settings/teams');
          await (isGood ? read.expectGood(page) : read.expectFailed(page));
          await expect(page.getByText(brokenWords)).toHaveCount(0);
          await backend.heal(number);
        });
      }
      // The way on leads back to a working screen.
      await page.goto('/settings/teams');
      await read.expectGood(page);
    });
  }

  test(`${ids} GET /v1/me and GET /v1/tokens: no answer that is broken breaks the start`, async ({
    page,
    backend,
    signInAs,
  }) => {
    const { me, tokens } = calledOnStart;
    for (const { name, fault } of cases.filter(({ isGood }) => isGood)) {
      await test.step(`${name}: signed out`, async () => {
        await backend.fault({ method: 'GET', path: tokens.path, ...fault(tokens.good) });
        await page.goto('/auth');
        await tokens.expectGood(page);
        await expect(page.getByText(brokenWords)).toHaveCount(0);
        await backend.heal();
      });
    }
    for (const { name, fault, isGood = false } of cases) {
      await test.step(`${name}: signed in`, async () => {
        await signInAs('admin');
        // The one that fails is followed by the other.
        const asked = isGood ? [me] : [me, tokens];
        const numbers: number[] = [];
        for (const { path, good } of asked) {
          numbers.push(await backend.fault({ method: 'GET', path, ...fault(good) }));
        }
        await page.goto('/settings/teams');
        await (isGood ? me.expectGood(page) : me.expectFailed(page));
        if (!isGood) await tokens.expectFailed(page);
        await expect(page.getByText(brokenWords)).toHaveCount(0);
        const struck = new Set((await backend.log()).map((entry) => entry.fault));
        expect(numbers.filter((number) => !struck.has(number))).toEqual([]);
        await backend.heal();
      });
    }
    // The way on leads back to a working screen.
    await page.goto('/auth');
    await tokens.expectGood(page);
    await signInAs('admin');
    await page.goto('/settings/teams');
    await me.expectGood(page);
  });
}

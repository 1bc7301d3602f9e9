import { brokenAnswers, brokenWords } from '../support/brokenAnswers.ts';
import type { Broken } from '../support/brokenAnswers.ts';
import { expect, test } from '../support/fixtures.ts';
import { serviceReads } from '../support/teamReads.ts';

for (const [id, cases] of Object.entries<readonly Broken[]>(brokenAnswers)) {
  for (const read of serviceReads) {
    test(`${id} ${read.name} ${cases.map(({ name }) => name).join(', ')}`, async ({
      page,
      backend,
      signInAs,
      expectedConsole,
    }) => {
      if (read.path === '/v1/rbac/user/context') expectedConsole.push(/role lookup failed/);
      for (const { name, fault, isGood = false } of cases) {
        await test.step(name, async () => {
          if (read.page !== '/auth') await signInAs('admin');
          await backend.fault({ method: 'GET', path: read.path, ...fault(read.good) });
          await page.goto(read.page);
          await (isGood ? read.expectGood(page) : read.expectFailed(page));
          await expect(page.getByText(brokenWords)).toHaveCount(0);
          await backend.heal();
        });
      }
      // The way on leads back to a working screen.
      if (read.page !== '/auth') await signInAs('admin');
      await page.goto(read.page);
      await read.expectGood(page);
    });
  }
}

import { expect, test } from '../support/fixtures.ts';
import type { Fault } from '../support/sandboxControl.ts';
import { serviceReads } from '../support/teamReads.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The page that a proxy puts in the place of an answer. */
const proxyPage =
  '<!DOCTYPE html><html><head><title>502</title></head><body><center><h1>Bad Gateway</h1></center><hr>proxy</body></html>';

interface Broken {
  name: string;
  fault: (good: string) => Fault;
  isGood?: boolean;
}

const json = 'application/json';

const rows: Record<'D01' | 'D02' | 'D03' | 'D16', readonly Broken[]> = {
  D01: [
    { name: 'malformed', fault: () => ({ body: '{"members": [}' }) },
    { name: 'truncated', fault: (good) => ({ body: good.slice(0, -3) }) },
    { name: 'empty', fault: () => ({ body: '' }) },
    { name: 'blank', fault: () => ({ body: ' \r\n ' }) },
    { name: '204', fault: () => ({ status: 204 }) },
    { name: 'BOM', fault: (good) => ({ body: `\u{FEFF}${good}` }), isGood: true },
  ],
  D02: [
    { name: 'JSON as text', fault: () => ({ contentType: 'text/plain' }), isGood: true },
    { name: 'JSON as HTML', fault: () => ({ contentType: 'text/html' }), isGood: true },
    {
      name: 'JSON as bytes',
      fault: () => ({ contentType: 'application/octet-stream' }),
      isGood: true,
    },
    { name: 'HTML as JSON', fault: () => ({ body: proxyPage, contentType: json }) },
  ],
  D03: [502, 503, 403, 200].map((status) => ({
    name: `HTML ${status}`,
    fault: () => ({ status, body: proxyPage, contentType: 'text/html' }),
  })),
  D16: [
    { name: 'cut in the body', fault: () => ({ drop: 'body' }) },
    { name: 'cut after the headers', fault: () => ({ drop: 'headers' }) },
  ],
};

for (const [id, cases] of Object.entries(rows)) {
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
          await expect(page.getByText(/Bad Gateway|doctype|undefined|\[object/i)).toHaveCount(0);
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

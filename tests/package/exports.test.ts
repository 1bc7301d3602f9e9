import * as ui from '@platform/ui';
import { expect, test } from 'vitest';

test('the public surface of @platform/ui changes only on purpose', async () => {
  const names = Object.keys(ui).toSorted();
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot('exports.txt');
});

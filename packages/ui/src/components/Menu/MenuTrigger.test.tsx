import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Menu } from './index.ts';

test('a trigger without an icon shows a default one, and keeps its name', () => {
  const html = renderToString(
    <Menu.Root>
      <Menu.Trigger label="Actions of berth 12" />
    </Menu.Root>,
  );
  expect(html).toContain('<svg');
  expect(html).toContain('aria-label="Actions of berth 12"');
  // Each row of a table has one.
  expect(html.match(/<(path|circle)/g)).toHaveLength(1);
});

import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Page } from './Page.tsx';

test('className, style and other props are on the element around the content', () => {
  const html = renderToString(
    <Page className="harbour" style={{ gap: 4 }} id="berths">
      Berths
    </Page>,
  );

  expect(html).toMatch(/<div[^>]* id="berths"[^>]*>Berths<\/div>/);
  expect(html).toMatch(/<div[^>]* class="[^"]*harbour[^"]*"[^>]*>Berths<\/div>/);
  expect(html).toMatch(/<div[^>]* style="gap:4px"[^>]*>Berths<\/div>/);
});

import { LanguageProvider } from '@platform/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ShortDate } from './ShortDate.tsx';

afterEach(() => void vi.unstubAllEnvs());

test.each(['2026-11-26T23:30:00', '2026-11-26 23:30:00+00', '1795735800', '1795735800000'])(
  'READING-75 a date received as %j is the same instant in every zone',
  (date) => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    const html = renderToStaticMarkup(
      <LanguageProvider language="en">
        <ShortDate date={date} />
      </LanguageProvider>,
    );
    expect(html).toContain('27/11/26');
    expect(html).toContain('2026-11-26T23:30:00.000Z');
  },
);

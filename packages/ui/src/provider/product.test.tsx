import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrandMark } from '../components/BrandMark/BrandMark.tsx';
import { EmptyArt, ErrorArt } from '../components/Illustration/index.ts';
import { LazyEmptyArt } from '../components/Illustration/lazyArt.tsx';
import { PlatformProvider } from './PlatformProvider.tsx';

const boat = { empty: <i>boat</i> };

test('mark and illustrations of a product replace those of the platform', () => {
  const html = renderToString(
    <PlatformProvider logo={<b>anchor</b>} illustrations={boat}>
      <BrandMark />
      <EmptyArt />
      <LazyEmptyArt />
    </PlatformProvider>,
  );
  expect(html.match(/<b>anchor<\/b>|<i>boat<\/i>/g)).toEqual([
    '<b>anchor</b>',
    '<i>boat</i>',
    '<i>boat</i>',
  ]);
  expect(html).not.toContain('<svg');
});

test('null removes a mark or an illustration', () => {
  const html = renderToString(
    <PlatformProvider logo={null} illustrations={{ empty: null }}>
      <BrandMark />
      <EmptyArt />
    </PlatformProvider>,
  );
  expect(html).not.toContain('<svg');
});

test('a nested provider inherits what it does not set', () => {
  const html = renderToString(
    <PlatformProvider logo={<b>anchor</b>} illustrations={boat}>
      <PlatformProvider illustrations={{ error: <i>storm</i> }}>
        <BrandMark />
        <EmptyArt />
        <ErrorArt />
      </PlatformProvider>
    </PlatformProvider>,
  );
  expect(html).toContain('<b>anchor</b><i>boat</i><i>storm</i>');
});

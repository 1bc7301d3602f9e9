import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense } from 'react';

const Container = lazy(async () => {
  const { ThemedDocs } = await import('../stories/docs/ThemedDocs.tsx');
  return { default: ThemedDocs };
});

const Page = lazy(async () => {
  const { ComponentPage } = await import('../stories/docs/ComponentPage.tsx');
  return { default: ComponentPage };
});

/** Around every docs page; loads with the first one, so that stories and tests go without. */
export function LazyDocsContainer(props: DocsContainerProps) {
  return (
    <Suspense>
      <Container {...props} />
    </Suspense>
  );
}

/** The docs page of every component and pattern. */
export function LazyComponentPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}

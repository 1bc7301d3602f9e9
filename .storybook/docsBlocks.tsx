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

export function LazyDocsContainer(props: DocsContainerProps) {
  return (
    <Suspense>
      <Container {...props} />
    </Suspense>
  );
}

export function LazyComponentPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}

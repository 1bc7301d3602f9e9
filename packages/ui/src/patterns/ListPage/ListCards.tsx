import type { ReactNode } from 'react';
import type { Remote } from '../../remote.ts';
import { RemoteContent } from '../RemoteContent/RemoteContent.tsx';
import { Fallback } from './ListCards.styles.ts';
import { ListEmpty } from './ListEmpty.tsx';
import type { ListEmptyProps } from './ListEmpty.tsx';
import { ListFailure } from './ListFailure.tsx';

interface ListCardsProps {
  source: Remote<unknown>;
  /** From `useList`. */
  list: { shown: readonly unknown[]; empty: ListEmptyProps };
  /** `LoadingCards`. */
  loading: ReactNode;
  children: ReactNode;
}

/** Body of a list whose records are cards. */
export function ListCards({ source, list, loading, children }: ListCardsProps) {
  return (
    <RemoteContent
      source={source}
      loading={loading}
      error={source.status === 'error' ? <ListFailure error={source} /> : undefined}
      showsRefreshError={false}
    >
      {() =>
        list.shown.length === 0 ? (
          <Fallback>
            <ListEmpty {...list.empty} />
          </Fallback>
        ) : (
          children
        )
      }
    </RemoteContent>
  );
}

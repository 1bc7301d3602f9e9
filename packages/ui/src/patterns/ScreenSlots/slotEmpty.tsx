import type { ReactNode } from 'react';
import type { ListEmptyProps } from '../ListPage/ListEmpty.tsx';
import { SlotBoundary } from './SlotBoundary.tsx';
import type { ScreenParts } from './types.ts';

/** Message of an empty list with the embedder's parts instead of the screen's. */
export function slotEmpty(
  own: ListEmptyProps,
  { illustration, actions, ...texts }: NonNullable<ScreenParts<never>['empty']>,
): ListEmptyProps {
  return {
    ...own,
    ...texts,
    ...(illustration === undefined ? {} : { illustration: contained(illustration) }),
    ...(actions === undefined ? {} : { actions: contained(actions) }),
  };
}

const contained = (part: ReactNode): ReactNode =>
  part === null ? null : <SlotBoundary input={part} render={() => part} />;

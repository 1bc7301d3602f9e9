import { controlsTexts, useComponentTexts } from '@platform/i18n';
import { Button } from '../Button/Button.tsx';
import type { ButtonProps } from '../Button/Button.tsx';

export interface LoadMoreProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** Text of the button. @default 'Load more' */
  label?: string;
  /** Called to load the next part; not called while one is loading. */
  onLoadMore: () => void;
}

/** Appends the next page of a cursor list; render it if there is one. Renders a `<button>`. */
export function LoadMore({ label, loadingText, onLoadMore, ...rest }: LoadMoreProps) {
  const t = useComponentTexts(controlsTexts);
  return (
    <Button
      size="small"
      loadingText={loadingText ?? t('common.loading')}
      {...rest}
      onClick={onLoadMore}
    >
      {label ?? t('controls.pagination.loadMore')}
    </Button>
  );
}

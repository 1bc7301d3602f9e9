import { Button } from '../Button/Button.tsx';
import type { ButtonProps } from '../Button/Button.tsx';
import { useComponentTexts } from '../ComponentTexts/ComponentTextsContext.ts';

export interface LoadMoreProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** Text of the button. @default 'Load more' */
  label?: string;
  /** Called to load the next part; not called while one is loading. */
  onLoadMore: () => void;
}

/** Appends the next page of a cursor list; render it if there is one. Renders a `<button>`. */
export function LoadMore({ label, loadingText, onLoadMore, ...rest }: LoadMoreProps) {
  const texts = useComponentTexts();
  return (
    <Button size="small" loadingText={loadingText ?? texts.loading} {...rest} onClick={onLoadMore}>
      {label ?? texts.loadMore}
    </Button>
  );
}

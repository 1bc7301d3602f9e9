import { Button } from '../Button/Button.tsx';

export interface LoadMoreProps {
  /** The button's text, e.g. "Load more". */
  label: string;
  /** Said while the next page is on its way. */
  loadingText: string;
  isLoading: boolean;
  onLoadMore: () => void;
}

/** Appends the next page of a cursor list; render it only while there is one. */
export function LoadMore({ label, loadingText, isLoading, onLoadMore }: LoadMoreProps) {
  return (
    <Button size="small" isLoading={isLoading} loadingText={loadingText} onClick={onLoadMore}>
      {label}
    </Button>
  );
}

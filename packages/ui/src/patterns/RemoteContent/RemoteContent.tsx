import { useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import type { Remote } from '../../remote.ts';
import { RemoteError } from './RemoteError.tsx';
import { UnavailableContent } from './UnavailableContent.tsx';

export interface RemoteContentProps<T> {
  /** The data, or why they are not there. */
  source: Remote<T>;
  /** Said beside the spinner. @default 'Loading…' */
  loadingText?: string;
  /** In place of the spinner, such as the shape of what will come. */
  loading?: ReactNode;
  /** Draws the box around what is shown in place of the data. */
  renderPlaceholder?: (content: ReactNode) => ReactNode;
  /** In place of the message, where that is told elsewhere. */
  error?: ReactNode;
  /** Tells above the data that a newer copy could not be read. @default true */
  showsRefreshError?: boolean;
  /** Draws the data, once they are there. */
  children: (data: T) => ReactNode;
}

/**
 * Data that come from elsewhere in each of their states: loading, failed with Retry, not offered by
 * this deployment, ready. Renders no element around the data.
 */
export function RemoteContent<T>(props: RemoteContentProps<T>): ReactNode {
  const { source, loadingText, loading, showsRefreshError = true } = props;
  const { renderPlaceholder = (content) => content } = props;
  const t = useTranslation();

  switch (source.status) {
    case 'loading':
      return renderPlaceholder(
        loading ?? (
          <output>
            <Spinner label={loadingText ?? t('common.loading')} />
          </output>
        ),
      );
    case 'error':
      return renderPlaceholder(props.error ?? <RemoteError error={source} />);
    case 'unavailable':
      return renderPlaceholder(<UnavailableContent retry={source.retry} />);
    case 'ready':
      return (
        <>
          {showsRefreshError && source.refreshError ? (
            <RemoteError error={source.refreshError} />
          ) : null}
          {props.children(source.data)}
        </>
      );
  }
}

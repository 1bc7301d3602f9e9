import { useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import type { Remote } from '../../remote.ts';
import { RemoteError } from './RemoteError.tsx';
import { UnavailableContent } from './UnavailableContent.tsx';

export interface RemoteContentProps<T> {
  /** The remote data. */
  source: Remote<T>;
  /** Shown next to the spinner. @default 'Loading…' */
  loadingText?: string;
  /** Replaces the spinner, such as by a skeleton. */
  loading?: ReactNode;
  /** Renders a box around the loading and error states. */
  renderPlaceholder?: (content: ReactNode) => ReactNode;
  /** Replaces the error message, if that is shown elsewhere. */
  error?: ReactNode;
  /** Shows a failed refresh above the data. @default true */
  showsRefreshError?: boolean;
  /** Renders the data. */
  children: (data: T) => ReactNode;
}

/** Shows remote data in each state. Renders no element around the data. */
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

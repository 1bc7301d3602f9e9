import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LazyErrorArt } from '../../components/Illustration/lazyArt.tsx';
import { RemoteRetry } from '../RemoteContent/RemoteRetry.tsx';
import type { RemoteRetryProps } from '../RemoteContent/RemoteRetry.tsx';

export function ListFailure(props: RemoteRetryProps) {
  return (
    <EmptyState
      illustration={<LazyErrorArt />}
      title={props.error.message}
      actions={<RemoteRetry {...props} />}
    />
  );
}

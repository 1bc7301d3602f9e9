import { LoadFailure } from '../internal/LoadFailure.tsx';

export interface ListTroubleProps {
  trouble: { message: string; retry: () => void } | undefined;
}

/** Why something could not be read again, while what was known before is shown (M08). */
export function ListTrouble({ trouble }: ListTroubleProps) {
  return trouble ? (
    <div role="alert">
      <LoadFailure message={trouble.message} onRetry={trouble.retry} />
    </div>
  ) : null;
}

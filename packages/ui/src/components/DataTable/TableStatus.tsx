import { Spinner } from '../Spinner/Spinner.tsx';
import { Status } from './DataTable.styles.ts';

/** Text instead of the first row while the rows load. */
export function TableStatus({ loadingText }: { loadingText: string | undefined }) {
  return (
    <Status>
      {loadingText ? (
        <>
          <Spinner />
          {loadingText}
        </>
      ) : null}
    </Status>
  );
}

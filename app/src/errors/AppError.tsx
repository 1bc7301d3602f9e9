import { RouteError } from './RouteError.tsx';

/** The error boundary of the whole app: the screen stands alone. */
export function AppError() {
  return <RouteError layout="full" />;
}

import { RouteError } from './RouteError.tsx';

/** The error boundary of one page: the navigation around it stays alive (reliability P10). */
export function PageError() {
  return <RouteError layout="content" />;
}

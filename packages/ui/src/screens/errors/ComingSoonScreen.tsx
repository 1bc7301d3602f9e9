import { ComingSoonMessage } from '../../patterns/MessagePage/ComingSoonMessage.tsx';
import type { ComingSoonMessageProps } from '../../patterns/MessagePage/ComingSoonMessage.tsx';

/** Placeholder of a page or service that is not available yet. */
export function ComingSoonScreen(props: ComingSoonMessageProps) {
  return <ComingSoonMessage {...props} />;
}

import { ComingSoonMessage } from '../../patterns/MessagePage/ComingSoonMessage.tsx';
import type { ComingSoonMessageProps } from '../../patterns/MessagePage/ComingSoonMessage.tsx';

export type ComingSoonScreenProps = ComingSoonMessageProps;

/** Placeholder of a page or service that is not available yet. */
export function ComingSoonScreen(props: ComingSoonScreenProps) {
  return <ComingSoonMessage {...props} />;
}

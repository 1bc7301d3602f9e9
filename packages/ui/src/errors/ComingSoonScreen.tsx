import { ComingSoonMessage } from '../patterns/MessagePage/ComingSoonMessage.tsx';
import type { ComingSoonMessageProps } from '../patterns/MessagePage/ComingSoonMessage.tsx';

export type ComingSoonScreenProps = ComingSoonMessageProps;

/** The placeholder of a page or a service that is not there yet. */
export function ComingSoonScreen(props: ComingSoonScreenProps) {
  return <ComingSoonMessage {...props} />;
}

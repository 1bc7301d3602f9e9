import { InShadowRoot } from '../../InShadowRoot';
import { Team } from '../../Team';

export default function Shadow() {
  return (
    <InShadowRoot styles="/platform/styles.css">
      <Team />
    </InShadowRoot>
  );
}

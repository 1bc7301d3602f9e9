import { agents, phoneNumbers } from '@platform/api';
import { NumbersScreen } from '@platform/ui';
import type { PageLoaderContext } from '../../routing/pageModule.ts';
import { WHOLE_LOAD } from '../wholeLoad.ts';
import { useNumbersPage } from './useNumbersPage.ts';

/** `/voice-agent/phone-numbers`. */
function PhoneNumbersPage() {
  return <NumbersScreen {...useNumbersPage()} />;
}

export { PhoneNumbersPage as Page };
/** Starts the reads of the numbers and of the agents that answer them. */
export function loader({ preload }: PageLoaderContext): void {
  void preload(phoneNumbers, WHOLE_LOAD);
  void preload(agents, WHOLE_LOAD);
}

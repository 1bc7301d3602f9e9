import { agents, phoneNumbers, WHOLE_LIST } from '@platform/api';
import { NumbersScreen } from '@platform/ui';
import type { PageLoaderContext } from '../../routing/pageModule.ts';
import { useNumbersPage } from './useNumbersPage.ts';

/** `/voice-agent/phone-numbers`. */
function PhoneNumbersPage() {
  return <NumbersScreen {...useNumbersPage()} />;
}

export { PhoneNumbersPage as Page };
/** Starts the reads of the numbers and of the agents that answer them. */
export function loader({ preload }: PageLoaderContext): void {
  void preload(phoneNumbers, WHOLE_LIST);
  void preload(agents, WHOLE_LIST);
}

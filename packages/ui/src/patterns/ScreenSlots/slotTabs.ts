import type { TabItem } from '../../components/Tabs/Tabs.tsx';
import { callSlot } from './callSlot.ts';
import type { ScreenParts } from './types.ts';

/** Tabs of a section as changed by the embedder; those of the screen if the slot throws. */
export function slotTabs(
  own: readonly TabItem[],
  change: ScreenParts<never>['tabs'],
): readonly TabItem[] {
  return change ? callSlot(() => change(own), own) : own;
}

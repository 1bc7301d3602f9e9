import {
  CalendarDays,
  Contact,
  Database,
  HardDrive,
  LifeBuoy,
  Mail,
  MessageSquareText,
  Package,
} from 'lucide';
import type { IconShape } from '../../components/Icon/Icon.tsx';

const ICONS = new Map<string, IconShape>([
  ['slack', MessageSquareText],
  ['gmail', Mail],
  ['google-calendar', CalendarDays],
  ['google-drive', HardDrive],
  ['hubspot', Contact],
  ['support-desk', LifeBuoy],
  ['order_tracker', Package],
  ['data-warehouse', Database],
]);

export function providerIcon(provider: string | null): IconShape | undefined {
  return provider === null ? undefined : ICONS.get(provider);
}

import {
  Blocks,
  CalendarDays,
  Contact,
  HardDrive,
  LifeBuoy,
  Mail,
  MessageSquareText,
} from 'lucide';
import type { IconShape } from '../components/Icon/Icon.tsx';

/** Providers have neutral glyphs, never their own marks. */
const ICONS = new Map<string, IconShape>([
  ['slack', MessageSquareText],
  ['gmail', Mail],
  ['google-calendar', CalendarDays],
  ['google-drive', HardDrive],
  ['hubspot', Contact],
  ['support-desk', LifeBuoy],
]);

/** The glyph of a provider; one for all that nobody knows. */
export function providerIcon(provider: string | null): IconShape {
  return (provider === null ? undefined : ICONS.get(provider)) ?? Blocks;
}

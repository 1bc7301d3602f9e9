import type { NotificationCategory, NotificationSeverity } from '@platform/domain';
import {
  AudioLines,
  Blocks,
  CircleCheck,
  CircleX,
  CreditCard,
  FileCheck,
  FileX,
  Gauge,
  Info,
  PenLine,
  Phone,
  PhoneIncoming,
  PhoneMissed,
  PhoneOff,
  Plug,
  ReceiptText,
  TriangleAlert,
  Unplug,
  UserCheck,
  Users,
  UserX,
} from 'lucide';
import type { IconShape } from '../../components/Icon/Icon.tsx';
import type { IconTileProps } from '../../patterns/IconTile/IconTile.tsx';

type Icons = Record<NotificationSeverity, IconShape>;

/** One icon per severity, so that severity does not depend on colour. */
const icons: Record<NotificationCategory, Icons> = {
  calls: { info: Phone, success: PhoneIncoming, warning: PhoneMissed, error: PhoneOff },
  agents: { info: AudioLines, success: CircleCheck, warning: TriangleAlert, error: CircleX },
  integrations: { info: Blocks, success: Plug, warning: TriangleAlert, error: Unplug },
  team: { info: Users, success: UserCheck, warning: TriangleAlert, error: UserX },
  billing: { info: ReceiptText, success: CircleCheck, warning: Gauge, error: CreditCard },
  content: { info: PenLine, success: FileCheck, warning: TriangleAlert, error: FileX },
  system: { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleX },
};

export const iconOf = (category: NotificationCategory, severity: NotificationSeverity): IconShape =>
  icons[category][severity];

export const toneOf: Record<NotificationSeverity, NonNullable<IconTileProps['tone']>> = {
  info: 'neutral',
  success: 'success',
  warning: 'warning',
  error: 'danger',
};

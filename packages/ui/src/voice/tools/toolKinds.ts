import type { ToolKind } from '@platform/domain';
import { Blocks, PhoneForwarded, PhoneOff, Webhook, Wrench } from 'lucide';
import type { IconShape } from '../../components/Icon/Icon.tsx';

/** The kinds in the order of fields and filters. */
export const TOOL_KINDS = ['http', 'transfer', 'end_call', 'integration'] as const;

/** The methods in the order of their field. */
export const TOOL_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const icons: Readonly<Record<ToolKind, IconShape>> = {
  http: Webhook,
  transfer: PhoneForwarded,
  end_call: PhoneOff,
  integration: Blocks,
};

/** The drawing of a kind; a wrench for one that nobody knows. */
export const kindIcon = (kind: ToolKind | null): IconShape => (kind ? icons[kind] : Wrench);

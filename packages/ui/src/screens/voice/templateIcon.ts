import {
  AudioLines,
  GraduationCap,
  Headset,
  House,
  Landmark,
  MessageSquareText,
  Package,
  PhoneOutgoing,
  Stethoscope,
  Utensils,
} from 'lucide';
import type { IconShape } from '../../components/Icon/Icon.tsx';

const BY_TYPE = new Map<string, IconShape>([
  ['outbound', PhoneOutgoing],
  ['web', MessageSquareText],
]);

const BY_CATEGORY = new Map<string, IconShape>([
  ['education', GraduationCap],
  ['finance', Landmark],
  ['general', Headset],
  ['healthcare', Stethoscope],
  ['hospitality', Utensils],
  ['real estate', House],
  ['retail', Package],
]);

/** Icon of an agent template by how its agent talks, else by its industry. */
export function templateIcon(template: {
  category?: string;
  defaults?: Readonly<{ type: string }>;
}): IconShape {
  return (
    BY_TYPE.get(template.defaults?.type ?? '') ??
    BY_CATEGORY.get(template.category?.toLowerCase() ?? '') ??
    AudioLines
  );
}

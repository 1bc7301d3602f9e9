import type { InteractionDirection, InteractionType } from '@platform/domain';
import { trimText } from '@platform/i18n/text';
import { ArrowDownLeft, ArrowUpRight, File, Mail, MessageCircle, Phone, Users } from 'lucide';
import type { IconShape } from '../../components/Icon/Icon.tsx';
import { shorten } from '../../internal/shorten.ts';
import type { CrmTexts } from './texts.ts';

const typeIcons: Record<InteractionType, IconShape> = {
  call: Phone,
  email: Mail,
  meeting: Users,
  note: File,
};

const directionIcons: Record<InteractionDirection, IconShape> = {
  in: ArrowDownLeft,
  out: ArrowUpRight,
};

export const INTERACTION_TYPES = Object.keys(typeIcons) as InteractionType[];
const INTERACTION_DIRECTIONS = Object.keys(directionIcons) as InteractionDirection[];

const isType = (type: string): type is InteractionType => Object.hasOwn(typeIcons, type);

const isDirection = (direction: string): direction is InteractionDirection =>
  Object.hasOwn(directionIcons, direction);

export function typeIcon(type: string): IconShape {
  return isType(type) ? typeIcons[type] : MessageCircle;
}

export function typeText(t: CrmTexts, type: string): string {
  return isType(type) ? t(`crm.type.${type}`) : shorten(trimText(type)) || t('common.notAvailable');
}

export function directionIcon(direction: string): IconShape | undefined {
  return isDirection(direction) ? directionIcons[direction] : undefined;
}

export function directionText(t: CrmTexts, direction: string): string {
  return isDirection(direction)
    ? t(`crm.direction.${direction}`)
    : shorten(trimText(direction)) || t('common.notAvailable');
}

export const typeOptions = (t: CrmTexts) =>
  INTERACTION_TYPES.map((value) => ({ value, label: typeText(t, value) }));

export const directionOptions = (t: CrmTexts) =>
  INTERACTION_DIRECTIONS.map((value) => ({ value, label: directionText(t, value) }));

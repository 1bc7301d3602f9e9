import { ArrowDownLeft, ArrowUpRight, File, Mail, MessageCircle, Phone, Users } from 'lucide';
import type { IconShape } from '../components/Icon/Icon.tsx';
import { shorten } from './shorten.ts';
import type { CrmTexts } from './texts.ts';
import type { InteractionDirection, InteractionType } from './types.ts';

const types: Record<InteractionType, { icon: IconShape }> = {
  call: { icon: Phone },
  email: { icon: Mail },
  meeting: { icon: Users },
  note: { icon: File },
};

const directions: Record<InteractionDirection, { icon: IconShape }> = {
  in: { icon: ArrowDownLeft },
  out: { icon: ArrowUpRight },
};

export const INTERACTION_TYPES = Object.keys(types) as InteractionType[];
export const INTERACTION_DIRECTIONS = Object.keys(directions) as InteractionDirection[];

function isType(type: string): type is InteractionType {
  return Object.hasOwn(types, type);
}

function isDirection(direction: string): direction is InteractionDirection {
  return Object.hasOwn(directions, direction);
}

/** The icon of a type; another one for what nobody knows. */
export function typeIcon(type: string): IconShape {
  return isType(type) ? types[type].icon : MessageCircle;
}

/** The word of a type; one nobody knows is shown as it came. */
export function typeText(t: CrmTexts, type: string): string {
  return isType(type) ? t(`crm.type.${type}`) : shorten(type.trim()) || t('common.notAvailable');
}

/** The arrow of a direction; none for what nobody knows. */
export function directionIcon(direction: string): IconShape | undefined {
  return isDirection(direction) ? directions[direction].icon : undefined;
}

/** The word of a direction; one nobody knows is shown as it came. */
export function directionText(t: CrmTexts, direction: string): string {
  return isDirection(direction)
    ? t(`crm.direction.${direction}`)
    : shorten(direction.trim()) || t('common.notAvailable');
}

export { RadioGroup } from './RadioGroup.tsx';
export type { RadioGroupProps } from './RadioGroup.tsx';
export { RadioCard } from './RadioCard.tsx';
export type { RadioCardProps } from './RadioCard.tsx';
export type { RadioOption } from './types.ts';

export { NumberField } from './NumberField.tsx';
export type { NumberFieldProps, NumberReading } from './NumberField.tsx';
export type { NumberFormat } from './numberFormat.ts';
export type { NumberLimits } from './stepNumber.ts';
export type { NumberValue } from './useNumberText.ts';

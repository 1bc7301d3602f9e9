export { TextField } from './TextField.tsx';
export type { FieldSize, LabelledFieldProps, TextFieldProps } from './TextField.tsx';

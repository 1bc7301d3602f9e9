export { Slider } from './Slider.tsx';
export type { SliderMark, SliderProps } from './Slider.tsx';

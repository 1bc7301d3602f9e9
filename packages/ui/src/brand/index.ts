export { createBrand } from './createBrand.ts';
export type { Brand, BrandColors, BrandVariables } from './types.ts';

import { createBrand } from '@platform/ui';
import type { BrandColors } from '@platform/ui';

interface BrandChoice {
  title: string;
  /** Undefined means the platform's own colours. */
  colors?: BrandColors;
}

export const brands: Record<string, BrandChoice> = {
  platform: { title: 'Platform' },
  harbour: {
    title: 'Harbour Optics',
    colors: { accent: '#00695c', highlight: '#ffb74d', neutral: '#607d8b' },
  },
  orchard: {
    title: 'Orchard Press',
    colors: { accent: '#8e24aa', highlight: '#7cb342', neutral: '#78716c' },
  },
};

const made = new Map<string, ReturnType<typeof createBrand>>();

/** Returns the choice's brand, cached because providers need a stable object. */
export function brandOf(name: string): ReturnType<typeof createBrand> | undefined {
  const colors = brands[name]?.colors;
  if (!colors) return undefined;
  const brand = made.get(name) ?? createBrand(colors);
  made.set(name, brand);
  return brand;
}

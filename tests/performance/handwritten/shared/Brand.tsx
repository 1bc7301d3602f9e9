import { Mark } from './Mark.tsx';

interface BrandProps {
  /** Side of the mark in pixels. */
  size: number;
}

/** The mark and the name of the product. */
export function Brand({ size }: BrandProps) {
  return (
    <div className="brand">
      <Mark size={size} />
      <span>Assistant Platform</span>
    </div>
  );
}

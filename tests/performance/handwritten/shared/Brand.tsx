import { Mark } from './Mark.tsx';

interface BrandProps {
  size: number;
}

export function Brand({ size }: BrandProps) {
  return (
    <div className="brand">
      <Mark size={size} />
      <span>Assistant Platform</span>
    </div>
  );
}

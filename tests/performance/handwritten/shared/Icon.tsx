import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  icon: IconNode;
}

export function Icon({ icon }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {icon.map(([shape, attributes], order) =>
        createElement(shape, { ...attributes, key: order }),
      )}
    </svg>
  );
}

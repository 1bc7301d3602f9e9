import type { ReactNode } from 'react';
import { Kbd } from '../../../components/Kbd/Kbd.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { FollowUpItem, ItemLabel } from './CallFollowUp.styles.ts';

interface LabelledItemProps {
  label: string;
  keys: string | undefined;
  isLoading: boolean;
  children: ReactNode;
}

export function LabelledItem({ label, keys, isLoading, children }: LabelledItemProps) {
  return (
    <FollowUpItem>
      <ItemLabel>
        {label}
        {keys ? <Kbd keys={keys} hidesOnTouch /> : null}
      </ItemLabel>
      {isLoading ? <Skeleton width="100%" height="var(--platform-space-8)" /> : children}
    </FollowUpItem>
  );
}

import { inboxTexts, useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { Sheet } from '../../components/Sheet/Sheet.tsx';

export interface CardSheetProps {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The card of a visitor where there is no room next to the messages. */
export function CardSheet({ isOpen, onClose, children }: CardSheetProps) {
  const t = useTranslation(inboxTexts);
  return (
    <Sheet
      side="end"
      label={t('inbox.card.label')}
      closeLabel={t('inbox.card.close')}
      open={isOpen}
      onOpenChange={onClose}
    >
      {children}
    </Sheet>
  );
}

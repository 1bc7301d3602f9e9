import { crmTexts, useTranslation } from '@platform/i18n';
import { FollowUpRow } from './CallFollowUp.styles.ts';
import { ContactItem } from './ContactItem.tsx';
import { DateItem } from './DateItem.tsx';
import { StatusItem } from './StatusItem.tsx';

export interface CallFollowUpProps {
  /** Contact of the call; `null` if it is not known. */
  contact: { name: string; href: string } | null;
  /** Status of the contact's current lead; '' without a lead. */
  status: string;
  /** Day of the next conversation, such as `2026-11-21`; '' for none. */
  nextDate: string;
  /** Earliest day to choose, such as today. */
  minDate?: string | undefined;
  /** True while contact or lead load: placeholders are shown. @default false */
  isLoading?: boolean | undefined;
  /** Reason why status and date cannot be changed, such as an unknown contact. */
  disabledReason?: string | undefined;
  /** Opens the choice of a contact; without it an unknown contact is only named as such. */
  onChooseContact?: (() => void) | undefined;
  /** Called with the chosen status. */
  onStatusChange: (status: string) => void;
  /** Called with the chosen day, or '' after clearing. */
  onNextDateChange: (day: string) => void;
}

export interface FollowUpItemProps extends CallFollowUpProps {
  isLoading: boolean;
}

/** What follows a call, in one line: its contact (c), the lead's status (s), the next date (d). */
export function CallFollowUp(props: CallFollowUpProps) {
  const { isLoading = false } = props;
  const t = useTranslation(crmTexts);
  return (
    <FollowUpRow aria-label={t('crm.followUp.label')} aria-busy={isLoading || undefined}>
      <ContactItem {...props} isLoading={isLoading} />
      <StatusItem {...props} isLoading={isLoading} />
      <DateItem {...props} isLoading={isLoading} />
    </FollowUpRow>
  );
}

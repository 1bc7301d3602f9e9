import { useTranslation, voiceNumbersTexts } from '@platform/i18n';
import { shownPhone } from './phone.ts';

/** A telephone number in groups, as people of its country write it. Renders a `<bdi>`. */
export function NumberText({ number }: { number: string }) {
  return <bdi>{shownPhone(number)}</bdi>;
}

/** That calls to a number reach nobody. Renders its text alone. */
export function RingingOutText({ number }: { number: string }) {
  const t = useTranslation(voiceNumbersTexts);
  return t('voiceNumbers.unattached.one', { number: shownPhone(number) });
}

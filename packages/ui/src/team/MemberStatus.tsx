import { teamTexts, useTranslation } from '@platform/i18n';
import { Badge } from '../components/Badge/Badge.tsx';
import { statusLook } from './statusLook.ts';

export interface MemberStatusProps {
  status: string;
}

/** The status as a word with its mark. */
export function MemberStatus({ status }: MemberStatusProps) {
  const t = useTranslation(teamTexts);
  const { tone, shape, textKey } = statusLook(status);
  return (
    <Badge tone={tone} shape={shape}>
      {textKey ? t(textKey) : <bdi>{status}</bdi>}
    </Badge>
  );
}

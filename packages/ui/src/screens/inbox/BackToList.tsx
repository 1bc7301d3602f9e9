import { inboxTexts, useTranslation } from '@platform/i18n';
import { ArrowLeft } from 'lucide';
import { styled } from 'styled-components';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { container } from '../../tokens/media.ts';

const Back = styled(ButtonLink)`
  display: none;

  ${container.pane} {
    display: inline-flex;
  }
`;

export function BackToList({ href }: { href: string }) {
  const t = useTranslation(inboxTexts);
  return (
    <Back href={href} variant="ghost" size="small" aria-label={t('inbox.back')}>
      <Icon icon={ArrowLeft} />
    </Back>
  );
}

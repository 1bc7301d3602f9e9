import { shellTexts, useTranslation } from '@platform/i18n';
import { Plus } from 'lucide';
import { useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useShortcut } from '../../../shortcuts/useShortcut.ts';

export interface CreateAgentActionProps {
  href: string;
  refusal?: string | undefined;
}

export function CreateAgentAction({ href, refusal }: CreateAgentActionProps) {
  const t = useTranslation(shellTexts);
  const linkRef = useRef<HTMLAnchorElement>(null);
  const label = t('shell.page.createAgent');
  const { 'aria-keyshortcuts': keys } = useShortcut(
    refusal === undefined
      ? { id: 'agents.create', keys: 'c', label, onPress: () => linkRef.current?.click() }
      : null,
  );
  const icon = <Icon icon={Plus} />;
  return refusal === undefined ? (
    <ButtonLink
      ref={linkRef}
      href={href}
      variant="primary"
      startIcon={icon}
      aria-keyshortcuts={keys}
    >
      {label}
    </ButtonLink>
  ) : (
    <Button variant="primary" startIcon={icon} disabledReason={refusal}>
      {label}
    </Button>
  );
}

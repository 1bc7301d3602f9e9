import { botsTexts, useTranslation } from '@platform/i18n';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { ComingSoonArt } from '../../components/Illustration/ComingSoonArt.tsx';
import { MessagePage } from '../../patterns/MessagePage/MessagePage.tsx';

export interface BotEditorScreenProps {
  /** URL of the list of bots. */
  botsHref: string;
}

/** Placeholder of the bot editor. */
export function BotEditorScreen({ botsHref }: BotEditorScreenProps) {
  const t = useTranslation(botsTexts);
  return (
    <MessagePage
      layout="content"
      illustration={<ComingSoonArt />}
      title={t('bots.editor.coming')}
      actions={<ButtonLink href={botsHref}>{t('bots.editor.back')}</ButtonLink>}
    />
  );
}

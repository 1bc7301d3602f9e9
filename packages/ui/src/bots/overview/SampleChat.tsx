import { botsTexts, useTranslation } from '@platform/i18n';
import { ArrowUp } from 'lucide';
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Dots, Field, Head, Log, Said, Window } from '../Chat.styles.ts';

export function SampleChat() {
  const t = useTranslation(botsTexts);
  return (
    <Window aria-hidden="true">
      <Head>
        <BrandMark size="small" />
        <b>{t('bots.preview.name')}</b>
        <small>{t('bots.preview.label')}</small>
      </Head>
      <Log>
        <Said>{t('bots.preview.greeting')}</Said>
        <Said data-mine>{t('bots.preview.question')}</Said>
        <Said>{t('bots.preview.answer')}</Said>
        <Said data-mine>{t('bots.preview.reply')}</Said>
        <Said>
          <Dots>
            <i />
            <i />
            <i />
          </Dots>
        </Said>
      </Log>
      <Field>
        {t('bots.preview.field')}
        <Icon icon={ArrowUp} />
      </Field>
    </Window>
  );
}

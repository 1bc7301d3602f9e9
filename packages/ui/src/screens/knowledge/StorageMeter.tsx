import { knowledgeTexts, useFormats, useTranslation } from '@platform/i18n';
import { Banner } from '../../components/Banner/Banner.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Meter } from '../../components/Meter/Meter.tsx';
import { Storage } from './KnowledgeBaseScreen.styles.ts';
import type { KnowledgeBaseScreenProps, KnowledgeBaseState } from './types.ts';

/** Share of the storage from which a banner warns. */
const NEARLY_FULL = 0.8;

export interface StorageMeterProps
  extends Pick<KnowledgeBaseScreenProps, 'plansHref'>, Pick<KnowledgeBaseState, 'storage'> {}

export function StorageMeter({ storage, plansHref }: StorageMeterProps) {
  const t = useTranslation(knowledgeTexts);
  const formats = useFormats();
  if (!storage) return null;
  const values = {
    used: formats.number(storage.used),
    included: formats.number(storage.included),
  };
  const text = t('knowledge.storage.used', values);
  const isFull = storage.used >= storage.included;
  const isNear = storage.used >= storage.included * NEARLY_FULL;
  return (
    <>
      <Storage direction="row" gap="3">
        <span>{t('knowledge.storage.label')}</span>
        <Meter
          label={t('knowledge.storage.label')}
          value={storage.used}
          max={storage.included}
          valueText={text}
          isBlocking
        />
        <span>{text}</span>
      </Storage>
      {isNear ? (
        <Banner
          tone={isFull ? 'danger' : 'warning'}
          actions={
            <ButtonLink size="small" href={plansHref}>
              {t('knowledge.storage.plans')}
            </ButtonLink>
          }
        >
          {t(`knowledge.storage.${isFull ? 'full' : 'near'}`, values)}
        </Banner>
      ) : null}
    </>
  );
}

import { contentGenerateTexts, useTranslation } from '@platform/i18n';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import type { GenerateScreenProps, TextEndReason } from './generateTypes.ts';

export type GenerationNoticesProps = Pick<GenerateScreenProps, 'generation' | 'plansHref'>;

const SILENT: ReadonlySet<TextEndReason> = new Set<TextEndReason>(['done', 'stopped']);

export function GenerationNotices({ generation, plansHref }: GenerationNoticesProps) {
  const t = useTranslation(contentGenerateTexts);
  const { end, ignored, isStalled, isKept, variants } = generation;
  const reason = end && !SILENT.has(end.reason) ? (end.reason as SpokenReason) : null;
  const hasUnsaved = variants.some(({ savedId }) => savedId === '');
  return (
    <>
      {reason ? (
        <Banner
          tone={reason === 'limit' ? 'warning' : 'danger'}
          actions={
            reason === 'limit' ? (
              <ButtonLink size="small" href={plansHref}>
                {t('contentGenerate.plans')}
              </ButtonLink>
            ) : null
          }
        >
          {messageOf(reason, end?.message ?? '')}
        </Banner>
      ) : null}
      {isStalled ? <Banner tone="warning">{t('contentGenerate.stalled')}</Banner> : null}
      {ignored > 0 ? (
        <Banner tone="warning">{t('contentGenerate.ignored', { count: ignored })}</Banner>
      ) : null}
      {hasUnsaved && !isKept ? (
        <Banner tone="warning">{t('contentGenerate.notKept')}</Banner>
      ) : null}
    </>
  );

  function messageOf(why: SpokenReason, message: string): string {
    const isOwn = why === 'forbidden' || why === 'refused';
    return isOwn && message ? message : t(`contentGenerate.end.${why}`);
  }
}

type SpokenReason = Exclude<TextEndReason, 'done' | 'stopped'>;

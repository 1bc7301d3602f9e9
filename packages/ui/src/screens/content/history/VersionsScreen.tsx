import type { ContentVersion } from '@platform/domain';
import {
  contentHistoryTexts,
  contentTexts,
  formatClock,
  useFormats,
  useLanguage,
  useTranslation,
} from '@platform/i18n';
import { ArrowLeft } from 'lucide';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Select } from '../../../components/Select/index.ts';
import { lazyComponent } from '../../../internal/lazyComponent.tsx';
import { ListFailure } from '../../../patterns/ListPage/ListFailure.tsx';
import { RemoteContent } from '../../../patterns/RemoteContent/RemoteContent.tsx';
import { Choices } from './HistoryScreen.styles.ts';
import type { VersionsScreenProps } from './historyTypes.ts';

const LazyComparison = lazyComponent(() => import('../compare/Comparison.tsx'), 'Comparison');

/**
 * Two versions of a content next to each other; the older can be restored. Render it inside a
 * `Page`.
 */
export function VersionsScreen(props: VersionsScreenProps) {
  const { versions, historyHref, editHref } = props;
  const t = useTranslation(contentHistoryTexts);
  return (
    <>
      <PageHeader
        title={t('contentHistory.versions.title')}
        description={t('contentHistory.versions.text')}
        actions={
          <>
            <ButtonLink href={historyHref} startIcon={<Icon icon={ArrowLeft} />}>
              {t('contentHistory.versions.back')}
            </ButtonLink>
            <ButtonLink href={editHref}>{t('contentHistory.versions.edit')}</ButtonLink>
          </>
        }
      />
      <RemoteContent
        source={versions}
        loadingText={t('contentHistory.versions.loading')}
        error={versions.status === 'error' ? <ListFailure error={versions} /> : undefined}
      >
        {(list) => <Versions {...props} list={list} />}
      </RemoteContent>
    </>
  );
}

function Versions({
  list,
  older,
  newer,
  onChoose,
  onRestore,
  isRestoring,
  restoreFailure,
}: VersionsScreenProps & { list: readonly ContentVersion[] }) {
  const t = useTranslation(contentTexts, contentHistoryTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const [last] = list;
  const chosen = list.find(({ version }) => version === newer) ?? last;
  const before =
    list.find(({ version }) => version === older) ??
    list.find(({ version }) => version < (chosen?.version ?? 0));
  // The first version is compared with the current one.
  const pair = [before ?? chosen, before ? chosen : last];
  const [first, second] = pair.toSorted(
    (one, other) => (one?.version ?? 0) - (other?.version ?? 0),
  );
  if (!first || !second) return <p>{t('contentHistory.versions.none')}</p>;

  const nameOf = ({ version }: ContentVersion) =>
    t(`contentHistory.versions.${version === last?.version ? 'current' : 'name'}`, { version });
  const timestampOf = ({ createdAt }: ContentVersion) =>
    createdAt && `${formats.date(createdAt)} ${formatClock(createdAt)}`;
  const noteOf = ({ author, createdAt }: ContentVersion) =>
    [author.name || t('content.someone'), formats.fullDate(createdAt, language)]
      .filter(Boolean)
      .join(', ');
  const options = (isOffered: (version: number) => boolean) =>
    list
      .filter(({ version }) => isOffered(version))
      .map((each) => ({
        value: String(each.version),
        label: [nameOf(each), timestampOf(each)].filter(Boolean).join(' · '),
        description: each.author.name || t('content.someone'),
      }));
  const sideOf = (each: ContentVersion) => ({
    title: nameOf(each),
    note: noteOf(each),
    heading: each.title,
    markup: each.body,
    footer:
      each.version === last?.version ? (
        <span>{t('contentHistory.versions.isCurrent')}</span>
      ) : (
        <Button
          variant={each === first ? 'primary' : 'secondary'}
          isLoading={isRestoring}
          loadingText={t('contentHistory.versions.restoring')}
          disabledReason={isSame(each, last) ? t('contentHistory.versions.isCurrent') : undefined}
          onClick={() => onRestore(each.version)}
        >
          {t('contentHistory.versions.restore')}
        </Button>
      ),
  });
  return (
    <>
      {restoreFailure ? <Banner tone="danger">{restoreFailure}</Banner> : null}
      {list.length < 2 ? <Banner tone="info">{t('contentHistory.versions.only')}</Banner> : null}
      <Choices direction="row" wraps align="stretch" gap="3">
        <Select
          label={t('contentHistory.versions.older')}
          options={options((version) => version < second.version || first === second)}
          value={String(first.version)}
          onValueChange={(value) => onChoose(Number(value), second.version)}
        />
        <Select
          label={t('contentHistory.versions.newer')}
          options={options((version) => version > first.version || first === second)}
          value={String(second.version)}
          onValueChange={(value) => onChoose(first.version, Number(value))}
        />
      </Choices>
      {first === second ? null : <LazyComparison first={sideOf(first)} second={sideOf(second)} />}
    </>
  );
}

const isSame = (one: ContentVersion, other: ContentVersion | undefined): boolean =>
  one.title === other?.title && one.body === other.body;

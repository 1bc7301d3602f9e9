import { analyticsTexts, useTranslation } from '@platform/i18n';
import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import type { CardProps } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { RemoteContent } from '../../../patterns/RemoteContent/RemoteContent.tsx';
import type { Remote, RemoteFailure } from '../../../remote.ts';
import { Body, Failure, FailureIcon, Retry, Root, Source } from './Panel.styles.ts';
import { Text } from '../../../components/Text/Text.tsx';

export interface PanelProps<T> extends Pick<CardProps, 'description' | 'actions'> {
  title: string;
  source: Remote<T>;
  failedText: string;
  note: (data: T) => string;
  children: (data: T) => ReactNode;
}

export function Panel<T>({ title, source, failedText, note, children, ...rest }: PanelProps<T>) {
  const t = useTranslation(analyticsTexts);
  return (
    <Root title={title} aria-busy={source.status === 'loading' || undefined} {...rest}>
      <RemoteContent
        source={source}
        loading={<Skeleton height="180px" radius="8px" />}
        error={
          source.status === 'error' ? (
            <PanelFailure title={failedText} error={source} hint={t('analytics.others')} />
          ) : null
        }
      >
        {(data) => (
          <>
            <Body>{children(data)}</Body>
            <Source>{note(data)}</Source>
          </>
        )}
      </RemoteContent>
    </Root>
  );
}

interface PanelFailureProps {
  title: string;
  error: RemoteFailure;
  hint: string;
}

function PanelFailure({ title, error, hint }: PanelFailureProps) {
  const t = useTranslation();
  return (
    <Failure role="alert">
      <FailureIcon icon={CircleAlert} />
      <Text as="b" weight="medium">
        {title}
      </Text>
      <Text as="p" tone="secondary" size="md" breaksWords>
        {error.message}
      </Text>
      <Text as="p" tone="secondary" size="md" breaksWords>
        {hint}
      </Text>
      {error.retry ? (
        <Retry size="small" onClick={error.retry}>
          {t('common.action.retry')}
        </Retry>
      ) : null}
    </Failure>
  );
}

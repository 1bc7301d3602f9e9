import { settingsTexts, useTranslation } from '@platform/i18n';
import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { IconShape } from '../../components/Icon/Icon.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { IconTile } from '../../patterns/IconTile/IconTile.tsx';
import { Card, CardLink, Description, Figures, Header } from './SettingsScreen.styles.ts';
import { Text } from '../../components/Text/Text.tsx';

export interface SettingsCardProps {
  href: string;
  icon: IconShape;
  title: string;
  text: string;
  figure: ReactNode;
  caption: string;
}

export function SettingsCard({ href, icon, title, text, figure, caption }: SettingsCardProps) {
  const t = useTranslation(settingsTexts);
  return (
    <Card>
      <Header>
        <IconTile icon={icon} size="large" tone="accent" />
        <Icon icon={ArrowRight} />
      </Header>
      <Text as="h2" type="title" isTracked>
        <CardLink href={href}>{title}</CardLink>
      </Text>
      <Description>{text}</Description>
      {figure === null ? null : (
        <Figures>
          {figure === undefined ? (
            <>
              <VisuallyHidden>{t('settings.loading')}</VisuallyHidden>
              <Skeleton width="55%" height="16px" />
            </>
          ) : (
            <>
              <Text as="b" tone="primary" type="metric" isTracked>
                {figure}
              </Text>
              <span>{caption}</span>
            </>
          )}
        </Figures>
      )}
    </Card>
  );
}

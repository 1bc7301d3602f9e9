import { settingsTexts, useTranslation } from '@platform/i18n';
import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../components/Icon/Icon.tsx';
import type { IconShape } from '../components/Icon/Icon.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { IconTile } from '../patterns/IconTile/IconTile.tsx';
import { RoutedLink } from '../internal/RoutedLink.tsx';
import { Card, Figures, Header } from './SettingsScreen.styles.ts';

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
      <h2>
        <RoutedLink href={href}>{title}</RoutedLink>
      </h2>
      <p>{text}</p>
      {figure === null ? null : (
        <Figures>
          {figure === undefined ? (
            <>
              <VisuallyHidden>{t('settings.loading')}</VisuallyHidden>
              <Skeleton width="55%" height="16px" />
            </>
          ) : (
            <>
              <b>{figure}</b>
              <span>{caption}</span>
            </>
          )}
        </Figures>
      )}
    </Card>
  );
}

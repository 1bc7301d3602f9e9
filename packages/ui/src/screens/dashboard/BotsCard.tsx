import { dashboardTexts, useTranslation } from '@platform/i18n';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { BotsArt } from '../../components/Illustration/BotsArt.tsx';
import { Cell, Header, Root, Table } from './BotsCard.styles.ts';

export function BotsCard() {
  const t = useTranslation(dashboardTexts);
  return (
    <Root title={t('dashboard.bots.title')}>
      <Table aria-label={t('dashboard.bots.title')}>
        <thead>
          <tr>
            <Header scope="col">{t('dashboard.bots.name')}</Header>
          </tr>
        </thead>
        <tbody>
          <tr>
            <Cell>
              <EmptyState
                illustration={<BotsArt />}
                title={t('dashboard.bots.coming')}
                description={t('dashboard.bots.text')}
              />
            </Cell>
          </tr>
        </tbody>
      </Table>
    </Root>
  );
}

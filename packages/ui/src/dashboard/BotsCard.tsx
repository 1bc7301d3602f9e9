import { dashboardTexts, useTranslation } from '@platform/i18n';
import { Card } from '../components/Card/Card.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { BotsArt } from '../components/Illustration/BotsArt.tsx';
import { Root } from './BotsCard.styles.ts';

/** The bots; an empty table until Bot Studio exists. */
export function BotsCard() {
  const t = useTranslation(dashboardTexts);
  return (
    <Root>
      <Card title={t('dashboard.bots.title')}>
        <table aria-label={t('dashboard.bots.title')}>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.bots.name')}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <EmptyState
                  illustration={<BotsArt />}
                  title={t('dashboard.bots.coming')}
                  description={t('dashboard.bots.text')}
                />
              </td>
            </tr>
          </tbody>
        </table>
      </Card>
    </Root>
  );
}

import { teamTexts, useTranslation } from '@platform/i18n';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { EmptyArt } from '../components/Illustration/EmptyArt.tsx';
import { NoResultsArt } from '../components/Illustration/NoResultsArt.tsx';

export interface NoMembersProps {
  /** What nobody was found by; '' where the team itself is empty. */
  search: string;
}

/** 'No team members found', and by what where something was searched for. */
export function NoMembers({ search }: NoMembersProps) {
  const t = useTranslation(teamTexts);
  return (
    <EmptyState
      art={search ? <NoResultsArt /> : <EmptyArt />}
      title={t('team.empty')}
      text={search ? t('team.emptySearch', { search }) : undefined}
    />
  );
}

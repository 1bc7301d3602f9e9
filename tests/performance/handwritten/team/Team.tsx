import { Shell } from '../shared/Shell.tsx';
import { useLoaded } from '../shared/useLoaded.ts';
import type { Team as LoadedTeam } from './loadTeam.ts';
import { TeamPage } from './TeamPage.tsx';

interface TeamProps {
  team: Promise<LoadedTeam>;
  onThemeChange: () => void;
}

export function Team({ team: loading, onThemeChange }: TeamProps) {
  const team = useLoaded(loading);
  return (
    <Shell
      path="/settings/teams"
      section="Settings"
      title="Team Management"
      user={team?.user}
      onThemeChange={onThemeChange}
    >
      <TeamPage team={team} />
    </Shell>
  );
}

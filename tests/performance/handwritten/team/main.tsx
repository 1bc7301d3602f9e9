import { start } from '../shared/start.tsx';
import { loadTeam } from './loadTeam.ts';
import { Team } from './Team.tsx';
import './page.css';

const team = loadTeam();
start((onThemeChange) => <Team team={team} onThemeChange={onThemeChange} />);

import { Navigate } from 'react-router';
import { voicePaths } from './voicePaths.ts';

/** `/voice-agent` leads to the agents. */
function VoiceIndexPage() {
  return <Navigate to={voicePaths.agents} replace />;
}

export { VoiceIndexPage as Page };

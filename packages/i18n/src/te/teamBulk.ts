import type { Dictionary } from '../types.ts';

export const teamBulk = {
  text: {
    one: 'ఈ చర్య {{count}} వ్యక్తి యాక్సెస్‌ను శాశ్వతంగా తీసివేస్తుంది.',
    other: 'ఈ చర్య {{count}} మంది యాక్సెస్‌ను శాశ్వతంగా తీసివేస్తుంది.',
  },
  staying: 'వీరు కొనసాగుతారు:',
  failed: 'వీరిని తీసివేయలేకపోయాం.',
  none: 'ఎంచుకున్న వారిలో ఎవరినీ తీసివేయలేము.',
} satisfies Dictionary<'te'>['teamBulk'];

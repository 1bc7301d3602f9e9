import type { Timbre } from './audio/speech.ts';
import { seededRandom } from './seed/seededRandom.ts';

export interface Voice extends Timbre {
  id: string;
  name: string;
  language: string;
  gender: 'female' | 'male' | 'neutral';
  accent: string;
  provider: string;
  greeting: string;
  hasSample: boolean;
}

function voice(
  name: string,
  language: string,
  [gender, pitch]: readonly [Voice['gender'], number],
  accent: string,
  greeting: string,
): Voice {
  const id = `voi_${name.toLowerCase()}`;
  const provider = pitch % 2 === 0 ? 'Sonora' : 'Clearspeech';
  return { id, name, language, gender, pitch, accent, provider, greeting, hasSample: true };
}

/** Voices of every tenant; the last has no sample. */
export const VOICES: readonly Voice[] = [
  voice('Ada', 'en', ['female', 208], 'British', 'Hello, this is Ada. How can I help you today?'),
  voice('Miles', 'en', ['male', 118], 'American', 'Hi, my name is Miles. What can I do for you?'),
  voice('Kiran', 'en', ['neutral', 165], 'Indian', 'Good morning, Kiran here. How may I help?'),
  voice(
    'Lena',
    'de',
    ['female', 201],
    'Hochdeutsch',
    'Guten Tag, hier ist Lena. Was kann ich tun?',
  ),
  voice('Mateo', 'es', ['male', 124], 'Castellano', 'Hola, soy Mateo. ¿En qué puedo ayudarle?'),
  voice('Chloe', 'fr', ['female', 214], 'Parisien', 'Bonjour, ici Chloé. Que puis-je faire ?'),
  voice(
    'Giulia',
    'it',
    ['female', 197],
    'Toscano',
    'Buongiorno, sono Giulia. Come posso aiutarla?',
  ),
  voice('Tomas', 'pt', ['male', 131], 'Brasileiro', 'Olá, aqui é o Tomás. Como posso ajudar?'),
  voice('Asha', 'hi', ['female', 205], 'दिल्ली', 'नमस्ते, मैं आशा हूँ। मैं आपकी क्या मदद करूँ?'),
  voice('Nina', 'ru', ['female', 190], 'Москва', 'Здравствуйте, это Нина. Чем могу помочь?'),
  voice('Ravi', 'te', ['male', 127], 'హైదరాబాద్', 'నమస్కారం, నేను రవి. మీకు ఎలా సహాయం చేయగలను?'),
  { ...voice('Echo', 'en', ['neutral', 150], 'Irish', ''), hasSample: false },
];

/** Deterministic voice for a call of which only the agent id is known. */
export function voiceOf(agentId: string): Timbre {
  const index = Math.floor(seededRandom(agentId)() * VOICES.length);
  return VOICES[index] ?? { pitch: 180 };
}

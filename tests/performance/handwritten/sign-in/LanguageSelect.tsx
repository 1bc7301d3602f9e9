import { Globe } from 'lucide';
import { Icon } from '../shared/Icon.tsx';

const languages = [
  ['en', 'English'],
  ['es', 'Español'],
  ['fr', 'Français'],
  ['pt', 'Português'],
  ['de', 'Deutsch'],
  ['ru', 'Русский'],
  ['it', 'Italiano'],
  ['hi', 'हिन्दी'],
  ['te', 'తెలుగు'],
] as const;

/** Offers nine languages, like the app, but the page has only English texts. */
export function LanguageSelect() {
  return (
    <label className="language">
      <Icon icon={Globe} />
      <select aria-label="Language" defaultValue="en">
        {languages.map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

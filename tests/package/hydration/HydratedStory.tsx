import { LanguageProvider } from '@platform/i18n';
import { texts as german } from '@platform/i18n/de';
import type { ComponentType } from 'react';

/** A story in a given language, the same on the server and in the browser. */
export function HydratedStory({ Story }: { Story: ComponentType }) {
  return (
    <LanguageProvider language="de" texts={german}>
      <Story />
    </LanguageProvider>
  );
}

import type { Messages } from '@platform/i18n';
import { components } from './components';
import { contacts } from './contacts';
import { dates } from './dates';
import { forms } from './forms';
import { lists } from './lists';
import { shell } from './shell';
import { tags } from './tags';
import { uploads } from './uploads';

/** Danish texts of the parts of the package that Harbour uses. */
export const danish: Messages = {
  ...components,
  ...contacts,
  ...dates,
  ...forms,
  ...lists,
  ...shell,
  ...tags,
  ...uploads,
};

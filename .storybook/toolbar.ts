import type { Preview } from '@storybook/react-vite';
import { brands } from './brands.ts';
import { people } from './roles.ts';

const item = (value: string, title: string) => ({ value, title });

export const globalTypes: Required<Preview>['globalTypes'] = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [item('light', 'Light'), item('dark', 'Dark'), item('both', 'Light and dark')],
    },
  },
  language: {
    description: 'Language of the interface',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: ['en', 'hi', 'es', 'de', 'fr', 'pt', 'it', 'ru', 'te', 'pseudo'],
    },
  },
  direction: {
    description: 'Direction of the text',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [item('ltr', 'Left to right'), item('rtl', 'Right to left')],
    },
  },
  brand: {
    description: 'Colours of a product',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      items: Object.entries(brands).map(([value, { title }]) => item(value, title)),
    },
  },
  role: {
    description: 'Role of the user',
    toolbar: {
      title: 'Role',
      icon: 'user',
      items: [
        item('story', 'As in the story'),
        ...Object.entries(people).map(([value, { title }]) => item(value, title)),
      ],
    },
  },
  motion: {
    description: 'Motion preference',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      items: [item('full', 'Full motion'), item('reduced', 'Reduced motion')],
    },
  },
  colours: {
    description: 'Forced colours, as in a high contrast theme of the system',
    toolbar: {
      title: 'Colours',
      icon: 'accessibility',
      items: [item('own', 'Own colours'), item('forced', 'Forced colours')],
    },
  },
};

export const initialGlobals = {
  theme: 'light',
  language: 'en',
  direction: 'ltr',
  brand: 'platform',
  role: 'story',
  motion: 'full',
  colours: 'own',
};

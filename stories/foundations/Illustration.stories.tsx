import {
  BotsArt,
  BrandMark,
  ComingSoonArt,
  EmptyArt,
  ErrorArt,
  NoResultsArt,
  NotFoundArt,
  SignInArt,
} from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Gallery, Rule } from '../docs/docs.styles.ts';
import { Page } from './foundation.styles.ts';

const drawings = [
  ['Mark', 'The reply with its beats: the product itself.', <BrandMark key="mark" size="large" />],
  [
    'Bots',
    'A talk between the assistant and a person, where bots will be.',
    <BotsArt key="bots" />,
  ],
  [
    'Coming',
    'Silence that grows into a phrase: a page that is not there yet.',
    <ComingSoonArt key="coming" />,
  ],
  ['Empty', 'A short phrase in a silent line: a list without rows.', <EmptyArt key="empty" />],
  ['Error', 'Beats that fall like dominoes: something broke.', <ErrorArt key="error" />],
  ['No results', 'A lens over dots: a search that found nothing.', <NoResultsArt key="results" />],
  [
    'Not found',
    'A reply that is missing: an address that leads nowhere.',
    <NotFoundArt key="found" />,
  ],
  [
    'Sign-in',
    'Voices on the panel beside the form, on the deep ground only.',
    <SignInArt key="in" />,
  ],
] as const;

function IllustrationPage() {
  return (
    <Page>
      <header>
        <h1>Illustration</h1>
        <p>
          Dots are silence, bars are speech; the accent is the assistant, apricot the person. Flat
          fills, round ends, no gradients, faces or robots. Colours are tokens, so that a drawing
          follows the theme and the brand. A drawing is decoration: words beside it say the same.
        </p>
      </header>
      <Gallery>
        {drawings.map(([name, text, drawing]) => (
          <Rule key={name} data-kind="sample">
            <div data-ground={name === 'Sign-in' ? 'panel' : undefined}>{drawing}</div>
            <figcaption>
              <b>{name}.</b> {text}
            </figcaption>
          </Rule>
        ))}
      </Gallery>
    </Page>
  );
}

const meta = {
  title: 'Foundations/Illustration',
  component: IllustrationPage,
} satisfies Meta<typeof IllustrationPage>;

export default meta;

export const Illustration: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('figure svg')).toHaveLength(drawings.length),
    );
  },
};

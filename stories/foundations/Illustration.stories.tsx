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
  [
    'Mark',
    'A speech bubble with the bars of a voice: the product itself.',
    <BrandMark key="mark" size="large" />,
  ],
  [
    'Bots',
    'A conversation of assistant and person, for the pages of bots.',
    <BotsArt key="bots" />,
  ],
  [
    'Coming',
    'Silence that grows into a phrase: a page that is coming soon.',
    <ComingSoonArt key="coming" />,
  ],
  ['Empty', 'A short phrase in a silent line: a list without rows.', <EmptyArt key="empty" />],
  ['Error', 'Bars that fall like dominoes: an error.', <ErrorArt key="error" />],
  ['No results', 'A lens over dots: a search that found nothing.', <NoResultsArt key="results" />],
  ['Not found', 'A missing reply: a page that was not found.', <NotFoundArt key="found" />],
  [
    'Sign-in',
    'Voices on the panel next to the form, on a dark background only.',
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
          fills, round ends, no gradients, faces or robots. Colours are tokens, so that an
          illustration follows the theme and the brand. It is decorative: the text next to it says
          the same.
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

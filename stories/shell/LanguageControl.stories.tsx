import { LanguageProvider } from '@platform/i18n';
import type { AnyLanguage } from '@platform/i18n';
import { LanguageControl, SkipLink } from '@platform/ui/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

function Stage() {
  const [language, setLanguage] = useState<AnyLanguage>('en');
  return (
    <LanguageProvider language={language} onLanguageChange={setLanguage} setsDocumentLanguage>
      <SkipLink />
      <LanguageControl />
      <main id="content" tabIndex={-1} />
    </LanguageProvider>
  );
}

const meta = {
  title: 'Shell/LanguageControl',
  component: LanguageControl,
  render: () => <Stage />,
} satisfies Meta<typeof LanguageControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { hasPicture: true } };

export const ChooseLanguage: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(control, 'Deutsch');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'de'));
    await expect(control).toHaveValue('de');
    await userEvent.selectOptions(control, 'English');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
  },
};

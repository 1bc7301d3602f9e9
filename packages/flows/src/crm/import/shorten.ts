import { shorten as shortenTo } from '@platform/i18n/text';

const MAX_LENGTH = 200;

export const shorten = (text: string): string => shortenTo(text, MAX_LENGTH);

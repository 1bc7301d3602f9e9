import { tablesTexts, useComponentTexts } from '@platform/i18n';

export const useTableTexts = () => useComponentTexts(tablesTexts);

export type TableTexts = ReturnType<typeof useTableTexts>;

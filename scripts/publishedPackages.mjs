/** Folders of the packages that are published, each after those it needs. */
export const publishedPackages = ['domain', 'i18n', 'ui'];

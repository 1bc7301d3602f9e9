/** In the order of their dependencies. */
export const publishedPackages = ['domain', 'i18n', 'ui'];

/** For components that fill the page: inline they would fill the docs page. */
export const inFrame = { docs: { story: { inline: false, height: '440px' } } } as const;

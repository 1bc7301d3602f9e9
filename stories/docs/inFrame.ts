/** For stories of what takes the page: inside the docs page it would take that. */
export const inFrame = { docs: { story: { inline: false, height: '440px' } } } as const;

/** One load that holds everything there is to choose from. */
export const wholeList = { limit: 1000 };

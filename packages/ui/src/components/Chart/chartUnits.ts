/** ViewBox units, stretched to fit. */
export const WIDTH = 300;
export const HEIGHT = 120;

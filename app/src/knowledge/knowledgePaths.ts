/** The address of the page. */
export const knowledgePath = '/knowledge-base';

import { createStrictContext } from '../../internal/createStrictContext.ts';

const [DialogContext, useDialog] = createStrictContext<true>('Dialog.Root');

export { DialogContext, useDialog };

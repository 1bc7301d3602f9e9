export { DialogRoot as Root } from './DialogRoot.tsx';
export { DialogBody as Body } from './DialogBody.tsx';
export { DialogFooter as Footer } from './DialogFooter.tsx';

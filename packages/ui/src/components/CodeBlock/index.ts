export { CodeBlock } from './CodeBlock.tsx';
export type { CodeBlockProps } from './CodeBlock.tsx';

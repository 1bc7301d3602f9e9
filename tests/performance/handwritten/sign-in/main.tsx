import '@platform/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { ready } from '../shared/backend.ts';
import '../shared/page.css';
import { SignIn } from './SignIn.tsx';

void ready.then(() =>
  createRoot(document.getElementById('root') as HTMLElement).render(<SignIn />),
);

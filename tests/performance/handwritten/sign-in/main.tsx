import '@platform/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { ready } from '../shared/ask.ts';
import '../shared/controls.css';
import './sign-in.css';
import { SignIn } from './SignIn.tsx';

void ready.then(() =>
  createRoot(document.getElementById('root') as HTMLElement).render(<SignIn />),
);

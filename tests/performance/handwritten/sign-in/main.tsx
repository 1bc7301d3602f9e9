import '@platform/ui/styles.css';
import '@platform/ui/page.css';
import { createRoot } from 'react-dom/client';
import { ready } from '../shared/request.ts';
import '../shared/styles/controls.css';
import './page.css';
import { SignIn } from './SignIn.tsx';

void ready.then(() =>
  createRoot(document.getElementById('root') as HTMLElement).render(<SignIn />),
);

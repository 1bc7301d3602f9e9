import '@platform/ui/styles.css';
import '@platform/ui/page.css';
import './brand.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';

createRoot(document.getElementById('root') as HTMLElement).render(<App />);

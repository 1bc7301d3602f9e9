import '@platform/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.jsx';

createRoot(document.querySelector('main')).render(<App />);

import '@platform/ui/styles.css';
import { Registry } from './Registry.jsx';

export const metadata = { title: 'Product', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="en" data-theme="light">
      <body>
        <Registry>{children}</Registry>
      </body>
    </html>
  );
}

import { start } from '../shared/start.tsx';
import { Contacts } from './Contacts.tsx';
import './page.css';
import { loadContacts } from './loadContacts.ts';

const contacts = loadContacts();
start((onThemeChange) => <Contacts contacts={contacts} onThemeChange={onThemeChange} />);

export const CONTACT_SALES = 'https://assistant-platform.example/contact-sales';

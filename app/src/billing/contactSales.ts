/** Contact address for enterprise plans. */
export const CONTACT_SALES = 'https://assistant-platform.example/contact-sales';

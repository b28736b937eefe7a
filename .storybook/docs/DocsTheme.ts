import { createContext } from 'react';

/** The theme of a docs page. */
export const DocsTheme = createContext<'dark' | 'light'>('dark');

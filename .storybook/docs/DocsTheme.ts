import { createContext } from 'react';

/** The theme that a page of the docs is shown in. */
export const DocsTheme = createContext<'dark' | 'light'>('dark');

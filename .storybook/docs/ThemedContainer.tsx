import './docs.css';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { themes } from '../themes.ts';
import { DocsTheme } from './DocsTheme.ts';
import { textAt } from './textAt.ts';

type DocsChannel = DocsContainerProps['context']['channel'];
type Theme = keyof typeof themes;

/** The toolbar's theme, from the last event on the channel. */
function themeOn(channel: DocsChannel): Theme {
  const [globals]: unknown[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return textAt(globals, 'globals', 'theme') === 'light' ? 'light' : 'dark';
}

/** A page of the docs follows the toolbar's theme, as the stories on it do. Loaded with the first page. */
export default function ThemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const theme = useSyncExternalStore(
    (onChange) => {
      const events = [GLOBALS_UPDATED, SET_GLOBALS];
      for (const event of events) channel.on(event, onChange);
      return () => {
        for (const event of events) channel.off(event, onChange);
      };
    },
    () => themeOn(channel),
  );
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsTheme value={theme}>
      {/* The key remounts the page: a story in an iframe takes the theme when it is loaded. */}
      <DocsContainer key={theme} context={context} theme={themes[theme]}>
        <main>{children}</main>
      </DocsContainer>
    </DocsTheme>
  );
}

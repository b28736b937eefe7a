import type { ComponentType } from 'react';

/** A component in a separate chunk. */
export interface LazyPart<Props> {
  /** Loads the component once; a failed load is retried by the next call. */
  load: () => Promise<ComponentType<Props>>;
  /** The component, or undefined before it has loaded. */
  loaded: () => ComponentType<Props> | undefined;
}

/** @param load imports the component's module. */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyPart<Props> {
  let component: ComponentType<Props> | undefined;
  return {
    load: async () => {
      component ??= (await load()).default;
      return component;
    },
    loaded: () => component,
  };
}

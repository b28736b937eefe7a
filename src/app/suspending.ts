import { use } from 'react';

/**
 * Creates a hook that suspends where `find` gives a promise. React replays a render that has suspended, and logs an error
 * if it does not call `use` again: a key's promise is kept, although `find` may know the value by then.
 */
export function suspending<Key, Value>(find: (key: Key) => Value | Promise<Value>): (key: Key) => Value {
  const awaited = new Map<Key, Promise<Value>>();
  return (key) => {
    const before = awaited.get(key);
    if (before) return use(before);
    const found = find(key);
    if (!(found instanceof Promise)) return found;
    awaited.set(key, found);
    found.catch(() => awaited.delete(key));
    return use(found);
  };
}

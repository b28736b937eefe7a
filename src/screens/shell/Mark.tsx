import { Drawing } from 'virtual:logo/mark';

/** The studio's mark: the owner's drawing of it, else the initials of the name. */
export function Mark() {
  return <Drawing />;
}

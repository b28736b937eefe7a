import { Drawing } from 'virtual:logo/mark';

/** The studio's mark: the owner's SVG, else the initials of the name. */
export function Mark() {
  return <Drawing />;
}

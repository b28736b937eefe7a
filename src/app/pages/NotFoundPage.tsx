import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { NotFoundScreen } from '#screens/not-found/NotFoundScreen.tsx';

/** The 404 page; the bad path is logged to the console (specification section 2). */
export default function NotFoundPage() {
  const [path] = useLocation();
  useEffect(() => console.warn(`There is no page at ${path}`), [path]);
  return <NotFoundScreen />;
}

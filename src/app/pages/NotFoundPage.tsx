import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { NotFoundScreen } from '#screens/not-found/NotFoundScreen.tsx';

/** The 404 page; logs the bad path to the console (S2.routes.unknown). */
export default function NotFoundPage() {
  const [path] = useLocation();
  useEffect(() => console.warn(`There is no page at ${path}`), [path]);
  return <NotFoundScreen />;
}

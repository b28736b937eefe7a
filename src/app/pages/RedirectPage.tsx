import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { RedirectScreen } from '#screens/redirect/RedirectScreen.tsx';

/** Shows the redirect screen and replaces the address, so that Back does not return here (D11). */
export default function RedirectPage() {
  const [, navigate] = useLocation();
  useEffect(() => navigate('/home', { replace: true }), [navigate]);
  return <RedirectScreen />;
}

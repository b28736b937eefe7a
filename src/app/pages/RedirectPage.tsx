import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { RedirectScreen } from '#screens/redirect/RedirectScreen.tsx';

/** Shows where the visitor is being sent, and sends them; the address is replaced, so that Back does not return here. */
export default function RedirectPage() {
  const [, navigate] = useLocation();
  useEffect(() => navigate('/home', { replace: true }), [navigate]);
  return <RedirectScreen />;
}

import { onlineClass, tip as tipOffer } from '#catalog';
import { merchandise } from '#content/store.ts';
import { CheckoutReturn } from '#flows/checkout-return/CheckoutReturn.tsx';
import { useTip } from '#flows/tip/useTip.tsx';
import { useWaitlist } from '#flows/waitlist/useWaitlist.tsx';
import { StoreScreen } from '#screens/store/StoreScreen.tsx';

export default function StorePage() {
  const waitlist = useWaitlist();
  const tip = useTip({ placement: 'center' });
  return (
    <>
      <StoreScreen
        notice={<CheckoutReturn kind="tip" />}
        onlineClass={onlineClass}
        merchandise={merchandise}
        onJoinWaitlist={({ title }) => waitlist.open({ type: 'item', title })}
        onTip={tipOffer && tip.open}
      />
      {waitlist.dialog}
      {tip.dialog}
    </>
  );
}

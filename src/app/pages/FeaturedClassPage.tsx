import { closing, featuredClass } from '#content/featuredClass.ts';
import { CheckoutReturn } from '#flows/checkout-return/CheckoutReturn.tsx';
import { PreOrder } from '#flows/pre-order/PreOrder.tsx';
import { useWaitlist } from '#flows/waitlist/useWaitlist.tsx';
import { FeaturedClassScreen } from '#screens/featured-class/FeaturedClassScreen.tsx';

export default function FeaturedClassPage() {
  const waitlist = useWaitlist();
  return (
    <>
      <FeaturedClassScreen
        notice={<CheckoutReturn kind="class" />}
        preOrder={<PreOrder label={featuredClass.preOrder} />}
        closingPreOrder={<PreOrder label={closing.preOrder} />}
        onSubscribe={waitlist.open}
      />
      {waitlist.dialog}
    </>
  );
}

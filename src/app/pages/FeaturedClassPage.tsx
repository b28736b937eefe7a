import { type OnlineClass, onlineClass } from '#catalog';
import { closing, featuredClass, lessons, topics } from '#content/featuredClass.ts';
import { CheckoutReturn } from '#flows/checkout-return/CheckoutReturn.tsx';
import { PreOrder } from '#flows/pre-order/PreOrder.tsx';
import { useWaitlist } from '#flows/waitlist/useWaitlist.tsx';
import { formatPrice } from '#money';
import { FeaturedClassScreen } from '#screens/featured-class/FeaturedClassScreen.tsx';

export default function FeaturedClassPage() {
  return onlineClass && <PageOf onlineClass={onlineClass} />;
}

function PageOf({ onlineClass }: { onlineClass: OnlineClass }) {
  const waitlist = useWaitlist();
  const { priceCents } = onlineClass;
  const price = formatPrice(priceCents);
  return (
    <>
      <FeaturedClassScreen
        onlineClass={onlineClass}
        topics={topics}
        lessons={lessons}
        notice={<CheckoutReturn kind="class" />}
        preOrder={<PreOrder label={featuredClass.preOrder(price)} priceCents={priceCents} />}
        closingPreOrder={<PreOrder label={closing.preOrder(price)} priceCents={priceCents} />}
        onSubscribe={() => waitlist.open({ type: 'newsletter' })}
      />
      {waitlist.dialog}
    </>
  );
}

import { onlineClass, tip } from '#catalog';
import { closing, featuredClass } from '#content/featuredClass.ts';
import { formatPrice } from '#money';

const anyClass = {
  title: 'Any Class At All',
  priceCents: 12_00,
  length: '1h in 2 lessons',
  orderName: 'Any class at all',
};

const anyTip = { presetsCents: [2_00, 4_00, 8_00], minimumCents: 1_00, orderName: 'Any tip' };

/** What stories and tests sell: what the site does, or stand-ins where it does not, since the flows are the same. */
export const sold = { onlineClass: onlineClass ?? anyClass, tip: tip ?? anyTip };

const price = formatPrice(sold.onlineClass.priceCents);

/** The words on the two buttons of the class's page. */
export const preOrderLabels = { first: featuredClass.preOrder(price), closing: closing.preOrder(price) };

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

/** What stories and tests sell: the site's catalog, or stand-ins for what it does not sell. */
export const sold = { onlineClass: onlineClass ?? anyClass, tip: tip ?? anyTip };

const price = formatPrice(sold.onlineClass.priceCents);

/** The labels of the two buttons on the class's page. */
export const preOrderLabels = { first: featuredClass.preOrder(price), closing: closing.preOrder(price) };

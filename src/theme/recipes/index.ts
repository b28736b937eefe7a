import { badge } from './badge.ts';
import { button } from './button.ts';
import { callout } from './callout.ts';
import { checkoutReturn } from './checkoutReturn.ts';
import { chip } from './chip.ts';
import { classCard } from './classCard.ts';
import { contactForm } from './contactForm.ts';
import { contactPage } from './contactPage.ts';
import { curriculum } from './curriculum.ts';
import { dialog } from './dialog.ts';
import { factList } from './factList.ts';
import { field } from './field.ts';
import { footer } from './footer.ts';
import { gallery } from './gallery.ts';
import { header } from './header.ts';
import { heading } from './heading.ts';
import { hero } from './hero.ts';
import { layout } from './layout.ts';
import { lazyPicture } from './lazyPicture.ts';
import { lightbox } from './lightbox.ts';
import { link } from './link.ts';
import { logoStrip } from './logoStrip.ts';
import { merchandise } from './merchandise.ts';
import { messagePage } from './messagePage.ts';
import { mobileMenu } from './mobileMenu.ts';
import { music } from './music.ts';
import { newsletterLink } from './newsletterLink.ts';
import { notice } from './notice.ts';
import { pageHeader } from './pageHeader.ts';
import { picture } from './picture.ts';
import { plainNotices } from './plainNotices.ts';
import { player } from './player.ts';
import { preOrder } from './preOrder.ts';
import { prints } from './prints.ts';
import { projectCard } from './projectCard.ts';
import { projects } from './projects.ts';
import { section } from './section.ts';
import { selectedWorks } from './selectedWorks.ts';
import { serviceLinks } from './serviceLinks.ts';
import { signupForm } from './signupForm.ts';
import { srOnly } from './srOnly.ts';
import { tile } from './tile.ts';
import { tileGrid } from './tileGrid.ts';
import { tipForm } from './tipForm.ts';
import { toaster } from './toaster.ts';
import { topics } from './topics.ts';
import { workshop } from './workshop.ts';

export const recipes = {
  preOrder,
  badge,
  button,
  chip,
  heading,
  lazyPicture,
  link,
  picture,
  plainNotices,
  signupForm,
  tileGrid,
  srOnly,
};

export const slotRecipes = {
  callout,
  checkoutReturn,
  classCard,
  contactForm,
  contactPage,
  curriculum,
  dialog,
  factList,
  field,
  footer,
  gallery,
  header,
  hero,
  layout,
  lightbox,
  logoStrip,
  merchandise,
  messagePage,
  mobileMenu,
  music,
  newsletterLink,
  notice,
  pageHeader,
  player,
  prints,
  projectCard,
  projects,
  section,
  selectedWorks,
  serviceLinks,
  tile,
  tipForm,
  toaster,
  topics,
  workshop,
};

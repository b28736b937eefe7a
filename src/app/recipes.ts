import { checkoutReturn } from '#flows/checkout-return/checkoutReturn.recipe.ts';
import { contactForm } from '#flows/contact/contactForm.recipe.ts';
import { gallery } from '#flows/gallery/gallery.recipe.ts';
import { lightbox } from '#flows/lightbox/lightbox.recipe.ts';
import { mobileMenu } from '#flows/mobile-menu/mobileMenu.recipe.ts';
import { newsletterLink } from '#flows/newsletter-link/newsletterLink.recipe.ts';
import { player } from '#flows/player/player.recipe.ts';
import { preOrder } from '#flows/pre-order/preOrder.recipe.ts';
import { signupForm } from '#flows/signup/signupForm.recipe.ts';
import { tipForm } from '#flows/tip/tipForm.recipe.ts';
import { contactPage } from '#screens/contact/contactPage.recipe.ts';
import { curriculum } from '#screens/featured-class/curriculum.recipe.ts';
import { topics } from '#screens/featured-class/topics.recipe.ts';
import { workshop } from '#screens/featured-class/workshop.recipe.ts';
import { hero } from '#screens/home/hero.recipe.ts';
import { selectedWorks } from '#screens/home/selectedWorks.recipe.ts';
import { tileGrid } from '#screens/home/tileGrid.recipe.ts';
import { messagePage } from '#screens/messagePage.recipe.ts';
import { music } from '#screens/music/music.recipe.ts';
import { projectCard } from '#screens/projects/projectCard.recipe.ts';
import { projects } from '#screens/projects/projects.recipe.ts';
import { footer } from '#screens/shell/footer.recipe.ts';
import { header } from '#screens/shell/header.recipe.ts';
import { layout } from '#screens/shell/layout.recipe.ts';
import { classCard } from '#screens/store/classCard.recipe.ts';
import { merchandise } from '#screens/store/merchandise.recipe.ts';
import { badge } from '#ui/badge.recipe.ts';
import { button } from '#ui/button.recipe.ts';
import { callout } from '#ui/callout.recipe.ts';
import { chip } from '#ui/chip.recipe.ts';
import { dialog } from '#ui/dialog.recipe.ts';
import { factList } from '#ui/factList.recipe.ts';
import { field } from '#ui/field.recipe.ts';
import { heading } from '#ui/heading.recipe.ts';
import { lazyPicture } from '#ui/lazyPicture.recipe.ts';
import { link } from '#ui/link.recipe.ts';
import { logoStrip } from '#ui/logoStrip.recipe.ts';
import { notice } from '#ui/notice.recipe.ts';
import { pageHeader } from '#ui/pageHeader.recipe.ts';
import { picture } from '#ui/picture.recipe.ts';
import { plainNotices } from '#ui/plainNotices.recipe.ts';
import { prints } from '#ui/prints.recipe.ts';
import { section } from '#ui/section.recipe.ts';
import { serviceLinks } from '#ui/serviceLinks.recipe.ts';
import { srOnly } from '#ui/srOnly.recipe.ts';
import { tile } from '#ui/tile.recipe.ts';
import { toaster } from '#ui/toaster.recipe.ts';

/** Every recipe, for panda.config.ts. */
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

import type { RuleEntry } from './rule.ts';

/**
 * The specification's requirements, by section and subject. What its first section repeats is listed once, in the later section.
 */
export const specification = {
  'S1.public': ['rule', 'Every page is open to everybody: there is no login, account or role.'],
  'S1.only-functions': [
    'rule',
    'The only calls that the product itself makes are those of the hosted functions.',
  ],

  'S2.redirect.texts': [
    'text',
    "/ shows 'Redirecting...' and 'Taking you to the homepage...' while it sends the visitor on.",
  ],
  'S2.redirect.home': ['rule', '/ sends the visitor to /home.'],
  'S2.routes': [
    'rule',
    '/home, /portfolio, /projects, /music, /store, /featured-class and /contact each show their screen.',
  ],
  'S2.routes.unknown': ['rule', 'An unknown path shows the 404 page.'],

  'S2.header.navigation': ['text', 'The navigation: Art (/portfolio), Music, Store, Contact.'],
  'S2.header.active': ['rule', 'The active route is highlighted.'],
  'S2.header.glass': ['rule', 'After more than 20 px of scroll the header changes to a glass panel.'],
  'S2.header.social': [
    'rule',
    'On a desktop: five social icons (a professional network, a photo network, a short-post network, two streaming services), each in a new tab.',
  ],
  'S2.header.tip-jar': ['rule', 'A tip-jar button opens the tip drawer.'],
  'S2.header.piggy-file': [
    'rule',
    "The piggy bank is /anims/piggy_bank.riv with the state machine 'State Machine 1' and the trigger 'Pressed'.",
  ],
  'S2.header.piggy-pressed': ['rule', "A click on the tip jar fires the animation's trigger 'Pressed'."],
  'S2.header.menu': [
    'rule',
    'Narrower than 768 px, a drawer at the right side holds the four links and the social icons.',
  ],
  'S2.header.menu-closes': ['rule', 'The mobile menu closes on a change of route.'],
  'S2.header.theme-toggle': [
    'text',
    "The theme toggle is labeled 'Switch to light mode' or 'Switch to dark mode'.",
  ],

  'S2.footer.portfolio': [
    'text',
    'Portfolio column: Concept Art, 3D, Illustration, Toy Design, each a filter link to /portfolio.',
  ],
  'S2.footer.creations': [
    'text',
    'Creations column: Art (/portfolio?filter=fine-art), Music, Projects, Store.',
  ],
  'S2.footer.legal': ['text', 'Legal column: Privacy, Terms, Cookie Policy, all placeholder links.'],
  'S2.footer.follow': ['rule', 'Follow column: four social links.'],
  'S2.footer.copyright': ['rule', 'A copyright line with the current year.'],

  'S2.home.hero': ['rule', "The hero holds the studio's name, a description and the email signup form."],
  'S2.home.hero-fades': ['number', 'The hero fades over 500 px of scroll.'],
  'S2.home.hero-parallax': ['number', 'The hero moves with a parallax factor of 0.5.'],
  'S2.home.brands': ['text', "The logo strip is headed 'Brands I've Worked With'."],
  'S2.home.strip': ['rule', 'The logo strip scrolls by itself, in a loop.'],
  'S2.home.tiles': [
    'text',
    'Five tiles: Character Concept Art (/portfolio?filter=concept-art), 3D Character Art (/portfolio?filter=3d), Music, Projects, Store.',
  ],
  'S2.home.store-tile': ['text', "The store's tile says 'Digital assets and art prints'."],

  'S2.portfolio.title': ['text', "The title 'Portfolio', with a description."],
  'S2.portfolio.filters': [
    'text',
    'The filter buttons: All Work, Concept Art, 3D, Illustration, Toy Design.',
  ],
  'S2.portfolio.query': [
    'rule',
    'The query parameter filter sets the first filter when it is concept-art, 3d, illustration or toy-design; else it is all.',
  ],
  'S2.portfolio.fine-art': ['rule', 'fine-art is no filter of the gallery and yields all.'],
  'S2.portfolio.scroll-top': ['rule', 'The page scrolls to its top when the filter changes.'],
  'S2.portfolio.columns': ['number', 'Grid columns by breakpoint: 1, 2, 3, 4, 4.'],
  'S2.portfolio.gap': ['number', 'The gap of the grid is 6 (24 px).'],
  'S2.portfolio.lightbox': ['rule', 'A click on an image opens a lightbox over the works of the filter.'],
  'S2.portfolio.lightbox-controls': [
    'rule',
    'The lightbox has previous and next buttons, arrow keys, Escape and a close button.',
  ],
  'S2.portfolio.lightbox-size': ['number', 'An image in the lightbox takes at most 90 % of the viewport.'],
  'S2.portfolio.lazy': ['number', 'Images load lazily, when 10 % of them is visible.'],

  'S2.projects.heading': ['rule', 'A heading and a description.'],
  'S2.projects.counters': ['rule', 'Counters of games and of apps, derived from the list.'],
  'S2.projects.cards': ['number', 'A grid of 22 project cards.'],
  'S2.projects.columns': ['number', 'One column, two on medium screens, three on large ones.'],
  'S2.projects.card': [
    'text',
    "A card: image, 'Game' or 'App' badge, title, description, 'Technologies' chips, 'My Contributions' chips.",
  ],
  'S2.projects.chips': [
    'rule',
    'A contribution chip takes its color from a keyword: character design/art purple; concept pink; ui/ux/interface teal; art direction/direction orange; illustration/visual yellow; else purple.',
  ],
  'S2.projects.linked': ['rule', 'A card with a link opens it in a new tab.'],
  'S2.projects.unlinked': ['rule', 'A card without a link is not clickable.'],
  'S2.projects.highlights': [
    'text',
    "A panel 'Experience Highlights' with two lists, 'Game Development' and 'App Development'.",
  ],
  'S2.projects.collaborate': ['text', "A call 'Ready to Collaborate' with a button 'Start a Project'."],

  'S2.music.hero': ['rule', 'A hero with a background image.'],
  'S2.music.services': ['rule', 'Links to three streaming services, each in a new tab.'],
  'S2.music.biography': ['rule', 'A short biography of the artist.'],
  'S2.music.player': ['rule', "A streaming service's artist player is embedded, loaded lazily."],

  'S2.store.class': [
    'text',
    "The featured class: 'Sculpting Stylized Characters', a 'Pre-Order' badge, rating 4.9, 'Self-Paced', 'Video lessons + Assets', 'Beginner to Intermediate', $50.",
  ],
  'S2.store.class-link': ['text', "'Learn More' leads to /featured-class."],
  'S2.store.merchandise': [
    'text',
    "'Exclusive Merchandise': three t-shirts, each with a 'Coming Soon' badge, rating, review count, sizes, colors and price.",
  ],
  'S2.store.join': ['rule', "Each shirt's 'Join the Waitlist!' button opens the waitlist dialog."],
  'S2.store.blurred': ['number', 'Two of the shirt images are blurred.'],
  'S2.store.tip': ['rule', "A section 'Support My Work' whose 'Send a Tip' button opens the tip dialog."],

  'S2.class.badge': ['text', "The badge 'Character Design Workshop', and the class's title."],
  'S2.class.facts': [
    'text',
    "The facts: '2h 7m in 11 lessons', '1,000+ students', a class certificate on completion, downloadable resources.",
  ],
  'S2.class.pre-order': ['text', "A button 'Pre-Order - $50'."],
  'S2.class.subscribe': ['rule', "A button 'Subscribe to Newsletter' opens the waitlist dialog."],
  'S2.class.topics': [
    'text',
    "'What You'll Learn': Character Design, Character Blocking, Advanced Sculpting, Final Rendering.",
  ],
  'S2.class.curriculum': [
    'rule',
    "'Course Curriculum': 11 lessons, one open at a time, collapsible, each showing its description.",
  ],
  'S2.class.closing': ['text', "A closing call 'Pre-Order Now - $50'."],

  'S2.contact.title': ['text', "The page is titled 'Let's Connect'."],
  'S2.contact.icons': [
    'rule',
    'A row of five social icons (LinkedIn, Instagram, X, Spotify, Apple Music) whose links are placeholders.',
  ],
  'S2.contact.photo': ['rule', 'A profile photo and the contact form.'],

  'S2.not-found.message': ['text', "'The page you're looking for doesn't exist or has been moved.'"],
  'S2.not-found.home': ['text', "A link 'Return to Home' to /."],
  'S2.not-found.log': ['rule', 'The bad path is logged to the console.'],

  'S2.tip.text': [
    'text',
    "The tip dialog 'Support My Work' says 'Your support helps me continue creating amazing art and music. Every contribution is deeply appreciated!'.",
  ],
  'S2.tip.amounts': [
    'text',
    "Preset buttons, a number input for a custom amount (placeholder '0.00') and a button 'Send Tip'.",
  ],
  'S2.tip.disabled': [
    'rule',
    'Send Tip is disabled while no amount is chosen or entered, and while a tip is processed.',
  ],
  'S2.waitlist.dialog': ['rule', 'The waitlist dialog holds an email input and a submit button.'],

  'S3.gallery': ['rule', 'A gallery item has an id, src, alt, category and title.'],
  'S3.brands': ['number', 'A brand logo has a src and an alt; there are seven.'],
  'S3.project': [
    'rule',
    'A project has an id, title, description, image, type, technologies, role, company and perhaps a link.',
  ],
  'S3.project-types': ['number', 'Of the 22 projects 14 are games and 8 apps.'],
  'S3.merchandise': [
    'rule',
    'A shirt has an id, title, description, price as text, image, rating, reviews, the category apparel, the sizes S, M, L, XL, XXL, and colors.',
  ],
  'S3.merchandise.cowpunk': ['text', 'Cowpunk Graffiti Tee: $24.99, rating 4.8, 23 reviews.'],
  'S3.merchandise.idk': ['text', 'IDK About Cars Comic Tee: $22.99, rating 4.9, 31 reviews.'],
  'S3.merchandise.southern': ['text', 'Southern Truck Comic Tee: $26.99, rating 4.7, 19 reviews.'],
  'S3.lesson': ['rule', 'A lesson has an id, title, description, duration (m:ss) and an unlocked flag.'],
  'S3.lesson.unlocked': ['rule', 'Only lesson 1 is unlocked, and the page does not show it.'],
  'S3.lesson.durations': [
    'number',
    'The durations in order: 8:30, 12:15, 6:45, 15:20, 13:10, 18:25, 16:40, 14:35, 11:50, 13:20, 12:45.',
  ],
  'S3.contact': ['rule', 'A contact message has a name, email, subject and message.'],
  'S3.signup': ['rule', 'A newsletter or waitlist signup has an email.'],
  'S3.tip': ['rule', 'A tip request has an amount, a number of dollars; its response carries a url.'],

  'S4.theme.default': ['state', 'The theme is dark or light; dark by default.'],
  'S4.theme.stored': [
    'rule',
    'The theme is read from local storage under the key theme on load, and written back on every change.',
  ],
  'S4.accent': ['number', 'The accent: hue 328, saturation 100 %, lightness 63 % in dark and 58 % in light.'],
  'S4.accent.text': ['rule', 'The text on the accent is near-white in both themes.'],
  'S4.header': ['state', 'The header is at the top, or scrolled by more than 20 px.'],
  'S4.menu': ['state', 'The mobile menu is open or closed.'],
  'S4.gallery': ['state', 'The gallery shows all by default, and what a filter button says after that.'],
  'S4.lightbox': ['state', 'The lightbox is closed, or open at an index.'],
  'S4.lightbox.index': ['rule', 'The index never goes below 0 or beyond the last work of the filter.'],
  'S4.newsletter.idle': ['state', 'The newsletter form is idle before and after a request.'],
  'S4.newsletter.submitting': [
    'state',
    "Submitting: the button says 'Subscribing...', input and button are disabled.",
  ],
  'S4.newsletter.cleared': ['rule', 'After a success the email field is cleared.'],
  'S4.waitlist.open': ['state', 'The waitlist dialog is open or closed.'],
  'S4.waitlist.joining': ['state', "Submitting: the button says 'Joining...' and the input is disabled."],
  'S4.waitlist.closes': ['rule', 'After a success the email is cleared and the dialog closes.'],
  'S4.contact.idle': ['state', "Idle: the button says 'Send Message'."],
  'S4.contact.sending': ['state', "Sending: the button says 'Sending...' and is disabled."],
  'S4.contact.success': [
    'state',
    "Success: the button says 'Message Sent' and is disabled; the form is cleared.",
  ],
  'S4.contact.resets': ['number', 'Success is idle again after 3 seconds.'],
  'S4.contact.error': ['state', 'Error: the button shows no label text and is enabled again.'],
  'S4.pre-order.processing': [
    'state',
    "While the payment session is requested the button says 'Processing...' and is disabled.",
  ],
  'S4.pre-order.redirect': ['rule', 'After a success the browser is sent to the returned url.'],
  'S4.tip.open': ['state', 'The tip dialog is open or closed, as its parent says.'],
  'S4.tip.exclusive': [
    'rule',
    'Choosing a preset clears the custom input; typing a custom amount clears the preset.',
  ],
  'S4.tip.processing': [
    'state',
    "While the request runs the button says 'Processing...'; that ends with the request.",
  ],
  'S4.tip.redirect': ['rule', 'After a success the browser is sent to the returned url.'],
  'S4.catalog': ['state', 'All merchandise is Coming Soon; the class is Pre-Order.'],

  'S5.newsletter.empty': ['text', "Empty after trimming: 'Please enter your email address'."],
  'S5.newsletter.invalid': ['text', "No @ sign: 'Please enter a valid email address'."],
  'S5.newsletter.input': ['rule', 'The newsletter input is required and of email type.'],
  'S5.newsletter.trimmed': ['rule', 'The newsletter email is trimmed before it is sent.'],
  'S5.waitlist.invalid': [
    'text',
    "Without an @: 'Please enter a valid email address' is shown and nothing is sent.",
  ],
  'S5.waitlist.input': ['rule', 'The waitlist input is required and of email type.'],
  'S5.waitlist.trimmed': ['rule', 'The waitlist email is trimmed before it is sent.'],
  'S5.contact.complete': ['text', "A field is empty: 'Please fill in all fields'."],
  'S5.contact.checked': [
    'rule',
    'Name, email and message are checked after trimming, the subject as entered.',
  ],
  'S5.contact.inputs': ['rule', 'The inputs are required; the email input is of email type.'],
  'S5.contact.trimmed': [
    'rule',
    'Name, email and message are trimmed before they are sent; the subject is not.',
  ],
  'S5.tip.amount': ['rule', 'The amount is the preset if one is chosen, otherwise the parsed custom value.'],
  'S5.tip.invalid': [
    'text',
    "Missing, no number or not above 0: a destructive toast 'Invalid Amount', 'Please enter a valid tip amount.'.",
  ],
  'S5.tip.minimum': ['text', "Below 1: a toast 'Minimum Amount', 'Minimum tip amount is $1.00.'."],

  'S6.public': ['rule', 'All screens and actions are public.'],
  'S6.client': [
    'rule',
    'The backend client uses a public anonymous key, with session persistence and automatic token refresh.',
  ],

  'S7.call': ['rule', "Each call is a POST to the functions' path with a JSON body."],
  'S7.tip': ['rule', 'create-tip-payment takes {amount}; url and error are read.'],
  'S7.newsletter': ['rule', 'newsletter-subscribe takes {email}; message and error are read.'],
  'S7.class': ['rule', 'create-class-payment takes no payload, and no price; url and error are read.'],
  'S7.contact': [
    'rule',
    'send-contact-email takes {name, email, subject, message}; success, message and error are read.',
  ],
  'S7.url': ['rule', 'After an answer with a url, to a tip or the class, the browser is sent there.'],
  'S7.no-url': ['rule', 'An answer without a url does nothing visible.'],
  'S7.pixel': ['rule', "The pixel's events are fired only where the pixel exists."],
  'S7.pixel.newsletter': [
    'text',
    "A newsletter signup is a Lead with content_name 'Homepage Newsletter Signup' and content_category 'email_signup'.",
  ],
  'S7.pixel.waitlist': ['rule', 'A signup in the store is a Lead.'],
  'S7.pixel.pre-order': ['number', 'A pre-order is an InitiateCheckout of value 50 and currency USD.'],
  'S7.piggy': ['rule', '/anims/piggy_bank.riv is fetched as a static file.'],
  'S7.waitlist': ['rule', 'The waitlist calls newsletter-subscribe with {email}.'],

  'S8.newsletter.error': ['rule', "A failed newsletter call shows the error's message as a notice."],
  'S8.newsletter.fallback': ['text', "With no such message: 'Failed to subscribe. Please try again.'."],
  'S8.newsletter.logged': ['rule', 'The error of a newsletter call is logged.'],
  'S8.newsletter.invalid': [
    'text',
    "Newsletter: 'Please enter your email address' or 'Please enter a valid email address'.",
  ],
  'S8.waitlist.invalid': ['text', "Waitlist: 'Please enter a valid email address'."],
  'S8.waitlist.error': [
    'text',
    "A failed waitlist call shows the error's message, or 'Failed to join waitlist. Please try again.'.",
  ],
  'S8.waitlist.success': [
    'text',
    "The server's message, or 'Thanks for joining the waitlist! You'll be notified when new items are available.'.",
  ],
  'S8.contact.empty': ['text', "Contact: 'Please fill in all fields'."],
  'S8.contact.error': [
    'text',
    "A contact call that fails, throws or brings no true success: 'Failed to send message. Please try again.'.",
  ],
  'S8.contact.success': ['text', "The server's message, or 'Message sent successfully!'."],
  'S8.pre-order.error': ['text', "A failed pre-order: the alert 'Something went wrong. Please try again.'."],
  'S8.pre-order.no-url': ['rule', 'A pre-order without a returned url: nothing happens.'],
  'S8.tip.error': [
    'text',
    "A failed tip: a destructive toast 'Payment Error', 'Failed to create payment session. Please try again.'.",
  ],
  'S8.tip.logged': ['rule', 'The error of a tip is logged, and the dialog stays open.'],
  'S8.not-found': ['rule', 'An unknown route: the 404 page.'],

  'S9.class.price': ['number', 'The class costs 50 dollars.'],
  'S9.class.lessons': ['number', '11 lessons, 2h 7m in total.'],
  'S9.class.rating': ['number', 'The class is rated 4.9.'],
  'S9.tip.presets': ['number', 'The presets in dollars: 5, 10, 25, 50, 100.'],
  'S9.tip.minimum': ['number', 'The smallest tip is $1.00.'],
  'S9.mobile': ['number', 'The mobile breakpoint is 768 px.'],
  'S9.header': ['number', "The header's scroll threshold is 20 px."],
  'S9.hero': ['number', 'The hero fades over 500 px, with a parallax factor of 0.5.'],
  'S9.strip': ['number', 'The logo strip: seven logos, 30000 ms.'],
  'S9.gallery': [
    'number',
    'Lightbox image at most 90 % of the viewport, lazy loading at 10 %, gap 6, columns 1/2/3/4/4.',
  ],
  'S9.projects': ['number', 'Projects grid 1/2/3 columns, 22 projects.'],
  'S9.stagger.cards': ['number', 'Project cards appear 50 ms after each other.'],
  'S9.stagger.merchandise': ['number', 'Merchandise cards appear 100 ms after each other.'],
  'S9.contact.resets': ['number', "The contact form's success is over after 3000 ms."],
  'S9.contact.rows': ['number', 'The message box has 5 rows.'],
  'S9.player': ['number', 'The embedded player is 352 px high.'],
  'S9.theme': ['number', 'The key is theme, its default dark.'],
  'S9.toasts': ['rule', 'The product shows toasts and notices.'],
  'S9.gallery.counts': ['number', 'The gallery: 40 concept-art, 13 3D, 8 illustration, 9 toy-design.'],
} as const satisfies Readonly<Record<`S${number}.${string}`, RuleEntry>>;

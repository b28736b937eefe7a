import { describe, expect, it } from 'vitest';
import { stylesOf as partOf, withoutFonts } from './pageStyles.ts';

const boot = 'e.dataset.theme=`dark`,e.dataset.nextTheme=`light`';
const stylesOf = (css: string, markup: string) => partOf(css, markup, boot);
const html = '<p class="note note--tone_info"><i data-picture="home-0"></i></p>';

describe('the styles of a page', () => {
  it.each([
    ['.note{color:red}.tile{color:red}', '.note{color:red}'],
    ['p,table{color:red}hr~p{color:red}', 'p{color:red}'],
    ['.note,.tile{color:red}', '.note{color:red}'],
    ['.note .tile{color:red}', ''],
    ['.note:not(.tile){color:red}', '.note:not(.tile){color:red}'],
    [':is(.tile,p) .note{color:red}', ':is(.tile,p) .note{color:red}'],
    ['p:hover,[data-theme=light] p{color:red}', 'p:hover,[data-theme=light] p{color:red}'],
    ['[data-picture=home-0]{color:red}[data-picture=home-1]{color:red}', '[data-picture=home-0]{color:red}'],
    ['@supports (color:red){@media (width>1px){.tile{color:red}}}', ''],
    ['[data-shown] p{color:red}p:not([data-shown]){color:red}', 'p:not([data-shown]){color:red}'],
    ['[data-theme] p{color:red}', '[data-theme] p{color:red}'],
    ['[data-next-theme] p{color:red}', '[data-next-theme] p{color:red}'],
    ['p::placeholder{color:red}', ''],
    ['html,:host{color:red}', 'html{color:red}'],
  ])('of %s are %s', (css, expected) => {
    expect(stylesOf(css, html)).toBe(expected);
  });

  it.each([
    ['what is printed', '@media print{p{color:red}}'],
    ['transitions', 'p{transition:color 1s;transition-delay:1s}'],
    ['what is shown without scripts', '@media (scripting:none){p{color:red}}'],
    ['pictures without scripts', '[data-picture=home-1]{color:red}'],
    ['markup without scripts', 'b{color:red}'],
  ])('leave %s to the whole sheet', (_, css) => {
    const held = '<i data-picture="home-1"><noscript><b></b></noscript></i>';
    expect(stylesOf(css, html + held)).toBe('');
  });

  it('leave out what the base styles declare otherwise', () => {
    expect(
      stylesOf(
        '@layer reset{p,:host{color:red;margin:0;fill:red!important}i,p{color:red}}@layer base{p{color:blue;fill:blue}}',
        html,
      ),
    ).toBe('@layer reset{p{margin:0;fill:red!important}i,p{color:red}}@layer base{p{color:blue;fill:blue}}');
  });

  it('keep an empty layer, which the order of layers depends on', () => {
    expect(stylesOf('@layer a{.tile{color:red}}@layer b{p{color:red}}', html)).toBe(
      '@layer a{}@layer b{p{color:red}}',
    );
  });

  it('keep a custom property whose name has a dot', () => {
    const css = String.raw`:root{--space-1\.5:6px;--space-2\.5:10px}p{margin:var(--space-1\.5)}`;
    expect(stylesOf(css, html)).toBe(String.raw`:root{--space-1\.5:6px}p{margin:var(--space-1\.5)}`);
  });

  it('keep the custom properties and keyframes that are referenced', () => {
    const used = ':root{--a:var(--b);--b:red;--c:blue}p{color:var(--a);animation:in 1s}';
    const frames = '@keyframes in{to{color:red}}@keyframes out{to{color:red}}';
    expect(stylesOf(used + frames, html)).toBe(
      ':root{--a:var(--b);--b:red}p{color:var(--a);animation:in 1s}@keyframes in{to{color:red}}',
    );
  });
});

describe('a token', () => {
  const page = (tokens: string, css: string) =>
    stylesOf(`@layer tokens{:where(:root,:host){${tokens}}}${css}`, html);

  it('that is the same everywhere stands in place of its references', () => {
    expect(page('--pink:#f0f;--accent:var(--pink)', 'p{color:var(--accent);fill:var(--pink)}')).toBe(
      '@layer tokens{}p{color:#f0f;fill:#f0f}',
    );
  });

  it.each([
    ['a theme changes', '[data-theme=light]{--a:blue}p{color:var(--a)}'],
    [
      'a media query changes',
      '@media (prefers-contrast:more){:where(:root,:host){--a:blue}}p{color:var(--a)}',
    ],
    ['has a fallback', 'p{color:var(--a,blue)}'],
  ])('that %s stays', (_, css) => {
    expect(page('--a:red', css)).toBe(`@layer tokens{:where(:root,:host){--a:red}}${css}`);
  });

  it('that the markup names stays', () => {
    expect(stylesOf('@layer tokens{:where(:root,:host){--a:red}}', '<p style="color:var(--a)">')).toBe(
      '@layer tokens{:where(:root,:host){--a:red}}',
    );
  });
});

it('removes the fonts from the deferred stylesheet', () => {
  const face = '@font-face{font-family:Arimo;src:url(a.woff2)}';
  expect(withoutFonts(`p{color:red}${face}`)).toEqual({ fonts: face, rest: 'p{color:red}' });
});

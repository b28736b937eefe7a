import { describe, expect, it } from 'vitest';
import { cropped, fallbackWidth, logoFolder, pictureFolder, widthsOf } from './pictureFiles.ts';

it.each([
  ['a portrait', 1600, 2000, [320, 640, 960, 1280], 960],
  ['a landscape', 1920, 1080, [320, 640, 960, 1280, 1920], 960],
  ['a strip', 400, 3000, [320, 400], 400],
  ['a panorama', 9000, 900, [320, 640, 960, 1280, 1920], 960],
  ['a width between two of the ladder', 900, 900, [320, 640, 900], 900],
  ['a width that is nearly one of the ladder', 1000, 1000, [320, 640, 960], 960],
  ['an icon', 100, 100, [100], 100],
])('%s has the widths that are worth a file', (_, width, height, widths, fallback) => {
  expect(widthsOf({ width, height })).toEqual(widths);
  expect(fallbackWidth({ width, height })).toBe(fallback);
});

describe('a folder', () => {
  const { picture, thumbnail } = pictureFolder(
    'works',
    { square: ['0a1b2c3d', 800, 800], upright: ['4e5f6071', 800, 1000] },
    4 / 5,
  );

  it('has the URL, the size and the placeholder of each picture', () => {
    expect(picture('square')).toEqual({
      placeholder: 'works-0',
      src: 'works/square.0a1b2c3d',
      width: 800,
      height: 800,
    });
  });

  it('crops a picture with another aspect ratio than its frame', () => {
    expect(thumbnail('square')).toMatchObject({ src: 'works/square.0a1b2c3d-crop', width: 640, height: 800 });
    expect(thumbnail('upright')).toEqual(picture('upright'));
    expect(cropped(picture('square'), undefined)).toEqual(picture('square'));
  });

  it('throws for an unknown name', () => {
    expect(() => picture('round')).toThrow('There is no picture works/round');
  });
});

it('uses a logo as built', () => {
  const logo = logoFolder('brands', { mark: ['0a1b2c3d.svg', 289, 72] });
  expect(logo('mark')).toEqual({ src: '/pictures/brands/mark.0a1b2c3d.svg', width: 289, height: 72 });
  expect(() => logo('other')).toThrow('There is no logo brands/other');
});

import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { shellTexts } from '#content/navigation.ts';
import preview from '#storybook/preview.tsx';
import { tipMachine } from '../tip/tip.machine.ts';
import AnimatedPiggyBank from './AnimatedPiggyBank.tsx';
import { piggyBankMachine } from './piggyBank.machine.ts';
import { TipJarButton } from './TipJarButton.tsx';

interface JarProps {
  /** With the animation, as after the first interaction. */
  isAnimated: boolean;
  onPress: () => void;
}

function Jar({ isAnimated, onPress }: JarProps) {
  const [presses, setPresses] = useState(0);
  const press = () => {
    setPresses(presses + 1);
    onPress();
  };
  return <TipJarButton onPress={press} animation={isAnimated && <AnimatedPiggyBank presses={presses} />} />;
}

const meta = preview.meta({
  title: 'Screens/Shell/TipJar',
  component: Jar,
  parameters: { flows: [piggyBankMachine, tipMachine] },
  args: { onPress: fn() },
});

const jar = () => screen.getByRole('button', { name: shellTexts.tipJar });

/** Mocks the reduced-motion preference, whatever the machine's is. */
function preferReducedMotion(isReduced: boolean): void {
  const ask = window.matchMedia.bind(window);
  spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = ask(query);
    if (query.includes('prefers-reduced-motion'))
      Object.defineProperty(list, 'matches', { value: isReduced });
    return list;
  });
}

/** Mocks the animation's clock, so that every run shows the same frame. */
function framesByHand(): (frames: number) => void {
  let now = 1000;
  let asked: FrameRequestCallback[] = [];
  spyOn(window, 'requestAnimationFrame').mockImplementation((callBack) => asked.push(callBack));
  return (frames) => {
    for (let frame = 0; frame < frames; frame++) {
      now += 1000 / 60;
      const due = asked;
      asked = [];
      for (const callBack of due) callBack(now);
    }
  };
}

/** The static picture before the first interaction, as prerendered. */
export const Picture = meta.story({
  args: { isAnimated: false },
  play: async ({ args }) => {
    await userEvent.click(jar());
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

/** The animation in the real runtime, a quarter of a second after the press. */
export const CoinDrops = meta.story({
  args: { isAnimated: true },
  parameters: { spec: ['S2.header.piggy-pressed'] },
  beforeEach: () => preferReducedMotion(false),
  play: async ({ args, canvasElement }) => {
    const run = framesByHand();
    await waitFor(
      async () => {
        run(1);
        await expect(jar().querySelector('[data-state=playing] canvas')).toBeInTheDocument();
      },
      { timeout: 10_000 },
    );
    const drawing = canvasElement.querySelector('canvas');
    run(30);
    const idle = drawing?.toDataURL();
    await userEvent.click(jar());
    await expect(args.onPress).toHaveBeenCalledOnce();
    run(14);
    await expect(drawing?.toDataURL()).not.toBe(idle);
  },
});

/** Under reduced motion the picture stays. */
export const ReducedMotion = meta.story({
  args: { isAnimated: true },
  parameters: { spec: ['B28'] },
  beforeEach: () => preferReducedMotion(true),
  play: async ({ canvasElement }) => {
    await userEvent.click(jar());
    await expect(canvasElement.querySelector('[data-state=still]')).toBeInTheDocument();
    await expect(canvasElement.querySelector('canvas')).not.toBeInTheDocument();
    await expect(jar().querySelector('img')).toBeVisible();
  },
});

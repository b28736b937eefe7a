import { Rive, useRive, useStateMachineInput } from '@rive-app/react-canvas';
import { use, useEffect, useEffectEvent } from 'react';
import { loadAnimation } from './piggyBankAnimation.ts';

const MACHINE = 'State Machine 1';

/* Rive would rather have data binding than triggers, and says so on the console; the specification has a trigger. */
Rive.suppressDeprecationWarnings = ['state-machine-inputs'];

interface PiggyBankCanvasProps {
  /** How often the tip jar has been pressed: with each press a coin drops. */
  presses: number;
  /** The first frame is there to be seen. */
  onDraw: () => void;
  onFail: () => void;
}

/** The animation, drawn as finely as the screen can show. While the page is hidden, Rive rests by itself. */
export default function PiggyBankCanvas({ presses, onDraw, onFail }: PiggyBankCanvasProps) {
  const { rive, canvas, setCanvasRef, setContainerRef } = useRive(
    { buffer: use(loadAnimation()), stateMachine: MACHINE, autoplay: true, onLoadError: onFail },
    // Its own watch does not stop a canvas that is not displayed: the new size, none, starts it again.
    { shouldUseIntersectionObserver: false },
  );
  const pressed = useStateMachineInput(rive, MACHINE, 'Pressed');

  const dropCoin = useEffectEvent(() => pressed?.fire());
  useEffect(() => {
    if (presses > 0) dropCoin();
  }, [presses]);

  const tellDrawn = useEffectEvent(onDraw);
  useEffect(() => {
    if (rive === null) return;
    // Rive has asked for this very frame before, so by then it has drawn.
    const frame = requestAnimationFrame(() => tellDrawn());
    return () => cancelAnimationFrame(frame);
  }, [rive]);

  useEffect(() => {
    if (rive === null || canvas === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) rive.play();
      else rive.pause();
    });
    observer.observe(canvas);
    return () => observer.disconnect();
  }, [rive, canvas]);

  return (
    <span ref={setContainerRef}>
      <canvas ref={setCanvasRef} />
    </span>
  );
}

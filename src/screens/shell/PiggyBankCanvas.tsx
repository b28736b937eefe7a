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

/**
 * The animation. Rive itself rests while the page is hidden or the canvas out of view, and draws as finely as the
 * screen can show.
 */
export default function PiggyBankCanvas({ presses, onDraw, onFail }: PiggyBankCanvasProps) {
  const { rive, setCanvasRef, setContainerRef } = useRive({
    buffer: use(loadAnimation()),
    stateMachine: MACHINE,
    autoplay: true,
    onLoadError: onFail,
  });
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

  return (
    <span ref={setContainerRef}>
      <canvas ref={setCanvasRef} />
    </span>
  );
}

import { Rive, useRive, useStateMachineInput } from '@rive-app/react-canvas';
import { use, useEffect, useEffectEvent } from 'react';
import { loadAnimation } from './piggyBankAnimation.ts';

const MACHINE = 'State Machine 1';

/* The specification requires a trigger; Rive warns that data binding is preferred. */
Rive.suppressDeprecationWarnings = ['state-machine-inputs'];

interface PiggyBankCanvasProps {
  /** The number of presses of the tip jar; each drops a coin. */
  presses: number;
  /** The first frame is drawn. */
  onDraw: () => void;
  onFail: () => void;
}

/** The animation at the screen's pixel density. Rive pauses it while the page is hidden. */
export default function PiggyBankCanvas({ presses, onDraw, onFail }: PiggyBankCanvasProps) {
  const { rive, canvas, setCanvasRef, setContainerRef } = useRive(
    { buffer: use(loadAnimation()), stateMachine: MACHINE, autoplay: true, onLoadError: onFail },
    // Rive's own observer does not pause a hidden canvas: the resize to zero starts it again.
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
    // Rive requested the same frame earlier, so it has drawn by now.
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

import { useEnvironmentContext } from '@ark-ui/react/environment';
import { Frame } from '@ark-ui/react/frame';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import type { Device } from './devices.ts';

interface StateFrameProps extends PropsWithChildren {
  title: string;
  device: Device;
  theme: string;
  /** The state is a whole page, without padding. */
  isPage: boolean;
}

const documentFor = ({ height }: Device, isPage: boolean) =>
  `<!doctype html><html lang="en" class="atlas-document" data-page="${isPage}" style="--device-height: ${height}px"><head></head><body><div class="frame-root"></div></body></html>`;

const sizeOf = ({ width, height, scale }: Device): Record<`--${string}`, string | number> => ({
  '--device-width': `${width}px`,
  '--device-height': `${height}px`,
  '--scale': scale,
});

/**
 * A state in an iframe: media queries read the device's width, a dialog covers the device and not the sheet,
 * and no id is there twice. It is a picture of the state, to be looked at: inert, out of reach of Tab and of assistive
 * technology, which find the state's own story beside it.
 */
export function StateFrame({ title, device, theme, isPage, children }: StateFrameProps) {
  return (
    <div className="atlas-device" style={sizeOf(device)}>
      <Frame title={title} className="atlas-frame" srcDoc={documentFor(device, isPage)} inert>
        <Look theme={theme} />
        {children}
      </Frame>
    </div>
  );
}

/** Brings the sheet's styles into the frame, those that come later too, and the theme. Nothing takes the focus there. */
function Look({ theme }: { theme: string }) {
  const frame = useEnvironmentContext().getDocument();

  useLayoutEffect(() => {
    frame.documentElement.dataset['theme'] = theme;
  }, [frame, theme]);

  useLayoutEffect(() => {
    if (frame === document || frame.defaultView === null) return;
    frame.defaultView.HTMLElement.prototype.focus = () => {};
    const dress = () => {
      const sheets = [...document.head.querySelectorAll('style, link[rel=stylesheet]')];
      frame.head.replaceChildren(...sheets.map((sheet) => frame.importNode(sheet, true)));
    };
    dress();
    const observer = new MutationObserver(dress);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [frame]);

  return null;
}

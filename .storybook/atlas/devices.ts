/** A device for the atlas; the scale is that of its frame. */
export interface Device {
  width: number;
  height: number;
  scale: number;
}

/** The widths at which the site is reviewed. */
export const devices = {
  Phone: { width: 390, height: 844, scale: 0.72 },
  Tablet: { width: 768, height: 1024, scale: 0.5 },
  Desktop: { width: 1280, height: 800, scale: 0.42 },
} as const satisfies Record<string, Device>;

export type DeviceName = keyof typeof devices;

/** The widest of them that fits. */
export function deviceFor(width: number): DeviceName {
  if (width >= devices.Desktop.width) return 'Desktop';
  return width >= devices.Tablet.width ? 'Tablet' : 'Phone';
}

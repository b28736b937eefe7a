const encoder = new TextEncoder();

/** Compares two secrets in constant time. */
export async function timingSafeEqual(given: string, known: string): Promise<boolean> {
  const [a, b] = await Promise.all(
    [given, known].map((text) => crypto.subtle.digest('SHA-256', encoder.encode(text))),
  );
  const left = new Uint8Array(a ?? new ArrayBuffer());
  const right = new Uint8Array(b ?? new ArrayBuffer());
  return (
    left.length > 0 && left.reduce((difference, byte, at) => difference | (byte ^ (right[at] ?? 0)), 0) === 0
  );
}

import { MAX_BODY_BYTES } from './contract.ts';
import { type Refusal, refusals } from './refusal.ts';

/** The media type of a request, without its parameters. */
export function mediaType(request: Request): string {
  return request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * Reads a body as text. The limit holds while reading: a body with a missing or wrong Content-Length is let
 * go as soon as it is too large.
 */
export async function readText(
  request: Request,
  limit = MAX_BODY_BYTES,
): Promise<string | Refusal<'body_too_large' | 'invalid_json'>> {
  if (Number(request.headers.get('content-length')) > limit) return refusals.bodyTooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (size > limit) return refusals.bodyTooLarge();
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.byteLength;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refusals.invalidJson();
  }
}

/** Reads a JSON body. */
export async function readJson(
  request: Request,
): Promise<{ value: unknown } | Refusal<'unsupported_media_type' | 'body_too_large' | 'invalid_json'>> {
  if (mediaType(request) !== 'application/json') return refusals.unsupportedMediaType();
  const text = await readText(request);
  if (typeof text !== 'string') return text;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return refusals.invalidJson();
  }
}

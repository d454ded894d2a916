/** A season of a league with everything in it is below 1 MB. */
const BODY_BYTES_MAX = 8_000_000

export class BodyTooLarge extends Error {}

export async function readText(response: Response, bytesMax = BODY_BYTES_MAX): Promise<string> {
  return new TextDecoder().decode(await readBytes(response, bytesMax))
}

/** The body of an answer, read in pieces so that an endless one is noticed before it fills the memory. */
export async function readBytes(response: Response, bytesMax = BODY_BYTES_MAX): Promise<Uint8Array> {
  if (response.body === null) return new Uint8Array()
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body) {
    bytes += piece.byteLength
    if (bytes > bytesMax) throw new BodyTooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Undefined when the text is no JSON, which JSON itself can never be. */
export function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import { AppError } from '#platform/errors/app-error.ts'
import type { Exchange } from './exchange.ts'

/** Of routes that do not name another. */
const BODY_BYTES_MAX = 256 * 1024

/** The body as text, refused as soon as it is known to be too large, whether announced or sent in pieces. */
export async function readBody(exchange: Exchange, bytesMax = BODY_BYTES_MAX): Promise<string> {
  const announced = exchange.header('content-length')
  if (announced !== undefined) {
    if (Number(announced) > bytesMax) throw tooLarge(exchange)
    return exchange.context.req.text()
  }

  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of exchange.context.req.raw.body ?? []) {
    size += piece.byteLength
    if (size > bytesMax) throw tooLarge(exchange)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function tooLarge(exchange: Exchange): AppError {
  // What is still on its way would be read as the next request, so the connection ends with the answer.
  exchange.setHeader('Connection', 'close')
  return new AppError('request.tooLarge')
}

import nodeCrypto, { createCipheriv, createHash } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Time that moves only when it is told to, and throws that come out the same each time. */
export type TimeAndDice = {
  now(): Date
  moveTo(moment: Date): void
  /** What is thrown from here on depends on this text alone. */
  throwFrom(seed: string): void
}

/**
 * Takes over this thread's clock and chance. The embedded database asks its thread for both, as libraries do, so that rows,
 * defaults and triggers tell the time that is played. Only for a thread of its own: nothing gives them back, and what is thrown
 * can be foretold, so no secret may be made here.
 */
export function takeOverTimeAndDice(start: Date): TimeAndDice {
  let nowMs = start.getTime()
  // Not a subclass: a date made before, or by another thread, must count as one too.
  globalThis.Date = new Proxy(Date, {
    construct: (RealDate, parts: [] | [number]) => (parts.length === 0 ? new RealDate(nowMs) : new RealDate(...parts)),
    get: (RealDate, name) => (name === 'now' ? () => nowMs : Reflect.get(RealDate, name)),
  })
  const dice = takeOverDice()
  return {
    now: () => new Date(),
    moveTo(moment) {
      nowMs = moment.getTime()
    },
    throwFrom: dice.throwFrom,
  }
}

/** Every way to throw has bytes of its own, so that one throw more in one place changes nothing in another. */
function takeOverDice(): Pick<TimeAndDice, 'throwFrom'> {
  const streams = new Map<string, (size: number) => Buffer>()
  let seed = ''
  const bytesOf = (name: string, size: number) => {
    const known = streams.get(name)
    if (known) return known(size)
    const fresh = openStream(`${seed} ${name}`)
    streams.set(name, fresh)
    return fresh(size)
  }
  const fill = <View extends NodeJS.ArrayBufferView>(name: string, view: View): View => {
    const bytes = bytesOf(name, view.byteLength)
    bytes.copy(Buffer.from(view.buffer, view.byteOffset, view.byteLength))
    return view
  }
  const uuid = () => {
    const bytes = bytesOf('uuid', 16)
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }
  Object.assign(nodeCrypto, {
    randomUUID: uuid,
    randomBytes: (size: number) => bytesOf('bytes', size),
    randomFillSync: (view: NodeJS.ArrayBufferView) => fill('fill', view),
  })
  syncBuiltinESMExports()
  Object.assign(globalThis.crypto, {
    randomUUID: uuid,
    getRandomValues: (view: NodeJS.ArrayBufferView) => fill('values', view),
  })
  Math.random = () => bytesOf('number', 4).readUInt32LE() / 2 ** 32
  return {
    throwFrom(text) {
      seed = text
      streams.clear()
    },
  }
}

function openStream(seed: string): (size: number) => Buffer {
  const key = createHash('sha256').update(seed).digest()
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
  return (size) => cipher.update(Buffer.alloc(size))
}

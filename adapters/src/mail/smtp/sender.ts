/** `nao-responda@example.com` or `Prancheta <nao-responda@example.com>`, in the two parts that a header is made of. */
export type Sender = { name: string; address: string }

const ADDRESS = /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u
const NAMED = /^(?<name>[^<>\p{Cc}]*)<(?<address>[^<>]+)>$/u

export function readSender(text: string): Sender | null {
  const { name = '', address = text } = NAMED.exec(text.trim())?.groups ?? {}
  const sender = { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() }
  return isMailAddress(sender.address) ? sender : null
}

/** One plain address and nothing a header or a command could end at. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text)
}

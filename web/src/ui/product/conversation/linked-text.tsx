/** An address begins at a word's beginning and ends before a blank, an unseen sign or one that cannot be in an address. */
const ADDRESS = /(?<![\p{L}\p{N}])https?:\/\/[^\s\p{C}<>"'`“”‘’]+/giu
/** What ends a sentence is not part of the address before it. */
const SENTENCE_END = /[.,;:!?…)\]}]$/

type Part = { text: string; href: string | null }

/** The text in pieces, each of them plain or the address of a page. Nothing but http and https becomes a link. */
export function splitLinks(text: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutSentenceEnd(found)
    const href = safeHref(address)
    if (href === null) continue
    if (index > from) parts.push({ text: text.slice(from, index), href: null })
    parts.push({ text: address, href })
    from = index + address.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null })
  return parts
}

/** A bracket at the end belongs to the address if it was opened in it. */
function withoutSentenceEnd(found: string): string {
  let address = found
  while (SENTENCE_END.test(address)) {
    const last = address.at(-1)
    if (last === ')' && countOf('(', address) >= countOf(')', address)) break
    address = address.slice(0, -1)
  }
  return address
}

function countOf(sign: string, text: string): number {
  return text.split(sign).length - 1
}

/** Null where there is no page to go to. An address with a name before the @ shows one site and leads to another. */
function safeHref(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, username, password, href } = new URL(address)
  return /^https?:$/.test(protocol) && username === '' && password === '' ? href : null
}

/**
 * What somebody wrote, as typed, with its web addresses as links. Never read as HTML. `dir` keeps letters that turn the reading
 * direction around from showing another address than the one it leads to.
 */
export function LinkedText({ children }: { children: string }) {
  let at = 0
  return splitLinks(children).map(({ text, href }) => {
    const key = at
    at += text.length
    if (href === null) return text
    return (
      <a
        key={key}
        href={href}
        dir="ltr"
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="underline underline-offset-2"
      >
        {text}
      </a>
    )
  })
}

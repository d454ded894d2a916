const OPEN = /<think(?:ing)?(?:\s[^<>]*)?>/i
const CLOSE = /<\/think(?:ing)?\s*>/i
/** The end of a text that may become a mark: a '<' and as much of the word as has come. */
const BEGUN = /<(?:\/?(?:t(?:h(?:i(?:n(?:k(?:i(?:n(?:g)?)?)?)?)?)?)?)?|\/?think(?:ing)?\s[^<>]{0,80})$/i

/** What is known of how a service thinks, from one reply to the next. */
export type Manners = {
  /** It has ended a thought that it never began: its prompts begin them. */
  endsUnbegun: boolean
}

export type HiddenThoughts = {
  /** The part of the reply, as far as it has come, that a reader may see. */
  next(piece: string): string
  /** What was held back because it could have become a mark or a thought, and did not. */
  end(): string
}

/**
 * Some models think aloud in the reply itself, between two marks. What stands there is no answer and is checked by nobody, so
 * it is left out; a mark may come in several pieces. What is never closed is thought to its end. Of a service that has ended a
 * thought without beginning it, the words before such an end are held until it comes, or the reply is over.
 */
export function hiddenThoughts(manners: Manners = { endsUnbegun: false }): HiddenThoughts {
  let held = ''
  let state: 'speaking' | 'thinking' | 'presumed' = manners.endsUnbegun ? 'presumed' : 'speaking'
  let hasSpoken = false

  function speak(text: string): string {
    // The empty lines between a thought and the answer belong to neither.
    const shown = hasSpoken ? text : text.trimStart()
    hasSpoken ||= shown !== ''
    return shown
  }

  /** The next mark that changes anything: a lone end is one even while it speaks. */
  function nextMark(): RegExpExecArray | null {
    const close = CLOSE.exec(held)
    if (state !== 'speaking') return close
    const open = OPEN.exec(held)
    if (!open || (close && close.index < open.index)) return close
    return open
  }

  return {
    next(piece) {
      held += piece
      let seen = ''
      for (let mark = nextMark(); mark; mark = nextMark()) {
        const isEnd = mark[0].startsWith('</')
        if (state === 'speaking') seen += held.slice(0, mark.index)
        if (state === 'speaking' && isEnd) manners.endsUnbegun = true
        held = held.slice(mark.index + mark[0].length)
        state = isEnd ? 'speaking' : 'thinking'
      }
      if (state === 'presumed') return ''
      const kept = BEGUN.exec(held)?.[0].length ?? 0
      if (state === 'speaking') seen += held.slice(0, held.length - kept)
      held = held.slice(held.length - kept)
      return speak(seen)
    },
    end: () => (state === 'thinking' ? '' : speak(held)),
  }
}

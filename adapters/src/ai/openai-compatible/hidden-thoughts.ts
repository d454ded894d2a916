const [OPEN, CLOSE] = ['<think>', '</think>']

export type HiddenThoughts = {
  /** The part of the reply, as far as it has come, that a reader may see. */
  next(piece: string): string
  /** What was held back because it could have become a mark, and did not. */
  end(): string
}

/**
 * Some models think aloud in the reply itself, between two marks. What stands there is no answer and is checked by nobody, so
 * it is left out; a mark may come in several pieces. What is never closed is thought to its end.
 */
export function hiddenThoughts(): HiddenThoughts {
  let held = ''
  let isThinking = false
  let hasSpoken = false

  function speak(text: string): string {
    // The empty lines between a thought and the answer belong to neither.
    const shown = hasSpoken ? text : text.trimStart()
    hasSpoken ||= shown !== ''
    return shown
  }

  return {
    next(piece) {
      held += piece
      let seen = ''
      for (;;) {
        const mark = isThinking ? CLOSE : OPEN
        const at = held.toLowerCase().indexOf(mark)
        if (at >= 0) {
          if (!isThinking) seen += held.slice(0, at)
          held = held.slice(at + mark.length)
          isThinking = !isThinking
          continue
        }
        const kept = beginningOf(mark, held)
        if (!isThinking) seen += held.slice(0, held.length - kept)
        held = held.slice(held.length - kept)
        return speak(seen)
      }
    },
    end: () => (isThinking ? '' : speak(held)),
  }
}

/** How many letters at the end of a text could be the beginning of a mark. */
function beginningOf(mark: string, text: string): number {
  const end = text.toLowerCase()
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1)
    if (end.endsWith(mark.slice(0, length))) return length
  return 0
}

import { createHash } from 'node:crypto'

/** In a tag only: a script's text may hold anything. */
const SCRIPTS = /<(script|style)\b[\s\S]*?<\/\1>/g
const STYLE = /<[a-z][^>]*?\sstyle="([^"]*)"/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/**
 * The sources that let exactly a page's own style attributes pass its policy. A written page needs them; what the app changes later
 * it sets by script, which no policy asks about.
 */
export function styleAttributeSources(html: string): string[] {
  const found = [...html.replaceAll(SCRIPTS, '').matchAll(STYLE)].map(([, text = '']) => decoded(text))
  const hashes = [...new Set(found)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return hashes.length === 0 ? ["'none'"] : ["'unsafe-hashes'", ...hashes]
}

const decoded = (text: string) => text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity)

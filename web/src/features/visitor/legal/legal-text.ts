/** A legal text is data: numbered sections of paragraphs and lists, drawn by one view. */
export type LegalBlock = string | { list: readonly string[] } | 'contact'
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] }

/** Both texts are in force since this day; changes are announced 30 days ahead. */
export const IN_FORCE_SINCE = '15/11/2026'

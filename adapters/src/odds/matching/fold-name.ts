/** Words that say what kind of club it is, not which. 'Sport' stays: it is the name of one. */
const CLUB_WORDS = new Set(
  'fc ec sc cf ac ca cr se aa ad cd rb rc fr fbc afc cfc sad club clube clubes esporte esportes futebol football futbol atleticos associacao sociedade esportiva regatas de do da dos das e and the'.split(
    ' ',
  ),
)

/** The words of a name in small letters without accents: 'Grêmio FBPA (RS)' gives gremio, fbpa, rs. */
export function wordsOf(name: string): string[] {
  return foldText(name).split(' ').filter(Boolean)
}

export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[’'`.]/g, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}

/** The words that tell a club from others; a name of nothing but club words keeps them all. */
export function tellingWords(name: string): string[] {
  const words = wordsOf(name)
  const telling = words.filter((word) => !CLUB_WORDS.has(word))
  return telling.length > 0 ? telling : words
}

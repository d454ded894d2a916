import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Side } from '../ask.ts'
import { wordsOf } from '../read-details.ts'
import { countOf } from '../spoken-numbers.ts'
import { other } from './make.ts'

const AND_HALF = /\b(\d{1,2}|um|dois|tres|quatro|cinco)( gols?)? e mei[oa]\b/g
const SPOKEN_COUNT =
  /\b(pelo menos|mais de|menos de|no minimo|no maximo|acima de|abaixo de|exatamente|por|sair\w*|saindo|com|ate|de|faz\w*|marc\w+|tiver|der|linhas?) (um|uma|dois|duas|tres|quatro|cinco|seis)(?= (?:gols?|ou mais|ou menos|escanteios|cartoes|de diferenca|so)\b|$)/g

/** What is called by one word, whatever was written. */
const CALLED: readonly (readonly [RegExp, string])[] = [
  [
    /\bcoluna (?:1|um) (?:coluna )?(?:do meio|x) (?:e |ou )?(?:coluna )?(?:2|dois)\b/g,
    'vitoria do mandante empate ou vitoria do visitante',
  ],
  [
    /\bintervalo (?:\/|e|x) final\b|\bintervalo\/(?:final|fim)\b|\bht ?\/ ?ft\b|\b1o tempo ?\/ ?ft\b/g,
    'intervalo/final',
  ],
  [/\b(?:1o|primeir[oa]|1a?) ?(?:tempo|etapa|metade)\b/g, '1o tempo'],
  [/\b(?:2o|segund[oa]|2a?) ?(?:tempo|etapa|metade)\b|\betapa final\b/g, '2o tempo'],
  [/\bintervalo\b(?!\/)/g, '1o tempo'],
  [/\b(?<=handicap |handicap asiatico |linha )zero\b/g, '0'],
  [/\bcoluna (?:do meio|x)\b/g, 'empate'],
  [/\bcoluna (?:1|um)\b/g, 'vitoria do mandante'],
  [/\bcoluna (?:2|dois)\b/g, 'vitoria do visitante'],
  [
    /\b(?:(?:time|equipe|dono|clube|turma|pessoal) (?:d[ae] casa|mandante|que joga em casa)|donos da casa|quem joga em casa|quem joga na casa|(?<=\b(?:o|do|pro|no|ao) )da casa|mandantes|anfitriao)\b/g,
    'mandante',
  ],
  [
    /\b(?:(?:time|equipe|clube|turma|pessoal) (?:de fora|visitante|que joga fora)|quem joga fora|visitantes|forasteiro|(?<=\b(?:o|do|pro|no|ao) )de fora)\b/g,
    'visitante',
  ],
]

const FAVOURITE = /\bfavorit[oa]\b/g
const UNDERDOG = /\b(?:zebra|azarao|underdog)\b/g
const PRONOUN = /\b(?:d|n|com |pr|por |pra |para )?el[ea]s?\b(?! (?:e|tem) (?:uma|um)\b)/g

/** The same text in the words of markets. `side` is the club that the talk is on, for 'e dele?'. */
export function markText(plain: string, briefing: Briefing | null, side: Side | null): string {
  let marked = plain
  if (briefing) {
    const names = (['home', 'away'] as const)
      .flatMap((one) => wordsOf(briefing.match, one).map((name) => ({ name, one })))
      .toSorted((a, b) => b.name.length - a.name.length)
    for (const { name, one } of names)
      marked = marked.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), () => (one === 'home' ? 'mandante' : 'visitante'))
    const top = favouriteOf(briefing)
    if (top) {
      marked = marked.replaceAll(FAVOURITE, () => called(top))
      marked = marked.replaceAll(UNDERDOG, () => called(other(top)))
    }
  }
  if (side && !/\b(?:mandante|visitante)\b/.test(marked))
    marked = marked.replaceAll(PRONOUN, (word) => `${/^d/.test(word) ? 'do ' : ''}${called(side)}`)
  for (const [pattern, word] of CALLED) marked = marked.replaceAll(pattern, () => word)
  marked = marked.replaceAll(AND_HALF, (_, count: string, goals = '') => `${countOf(count)}.5${goals}`)
  return marked.replaceAll(SPOKEN_COUNT, (_, before: string, word: string) => `${before} ${countOf(word)}`)
}

const called = (side: Side): string => (side === 'home' ? 'mandante' : 'visitante')

function favouriteOf({ markets }: Briefing): Side | null {
  const [home, away] = ['result.home', 'result.away'].map((id) => markets.find((market) => market.id === id))
  return home && away ? (home.pooledChance >= away.pooledChance ? 'home' : 'away') : null
}

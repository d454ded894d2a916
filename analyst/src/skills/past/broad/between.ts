import { writeCount } from '@prancheta/core/chat/figures.ts'
import type { Side } from '#reading/ask.ts'
import { bullets, nameOf, otherOf, paragraphs, type Scene } from '#scene.ts'
import { countIn, gamesOf, type Played } from '../games.ts'
import type { GamesQuery } from '../query.ts'
import { datedLine } from '../say.ts'
import { tellGames } from '../tell-games.ts'
import { type Heard, isOfBets, type Reader, said } from './hear.ts'
import { gamesQuery } from './measure.ts'

const MEETINGS =
  /\bconfrontos? diret\w+|\bh2h\b|\bretrospecto\b|\bfregues\w*|\btabu\b|\bentre (?:eles|os dois|as duas|ambos)\b|\bse (?:enfrent|pegar|encontr)\w+|\bhistorico (?:entre|d[oe]s? (?:confronto|duelo|dois|times|clube|jogo)|de confront|deles)|\bclub(?:home|away) (?:x|contra|e|vs|versus) (?:o )?club(?:home|away)\b.*\b(?:ultim|passad|anterior)|\bultim[oa]s?\b.*\bclub(?:home|away) (?:x|contra|vs|versus) (?:o )?club(?:home|away)\b/
/** What other readers answer, and what a meeting does not tell. */
/** 'A x B já aconteceu quantas vezes?' */
const HOW_MANY =
  /^(?!.*\b(?:marc|gol|empat|ganh|venc|perd|pass)\w*)(?:.*?)(?:\bclub(?:home|away) (?:x|contra|e) (?:o )?club(?:home|away)\b.*\bquant[oa]s vezes\b|\bquant[oa]s vezes\b.*\b(?:se enfrent|jogaram|duel)\w*)/
const NOT_HERE =
  /\b(?:por ?que|chances?|probabilidade|peso|pesa|conta na|influ\w+|relevan\w+|estimativa|acertos?|escanteios?|cart(?:ao|oes)|tempo|tecnico|tabela|nota|percentua\w+|diferenca|horario|data|local|enfrentarao)\b/

/** 'Quem é o freguês?' */
export const readFregues: Reader = (heard) => (/\bfregues\w*/.test(heard.text) ? readBetween(heard) : null)

/** The meetings of the two: who has the upper hand, the newest, how many goals there were. */
export const readBetween: Reader = (heard) => {
  const { scene, text, clubs } = heard
  const isEver = clubs.length === 2 && (EVER.test(text) || /\bhistorico\b/.test(text))
  if (!(isEver || HOW_MANY.test(text) || MEETINGS.test(text)) || NOT_HERE.test(text) || isOfBets(heard)) return null
  const query = queryIn(heard)
  const games = gamesOf(scene.briefing, 'home', { of: 'meetings', last: null, place: null })
  if (games.length === 0) return said(tellGames(scene, query, null), query)
  if (/\bfregues\w*/.test(text)) return said(underdogOf(heard, games), query)
  if (query.op === 'widest' && query.sides.length === 2) return said(widest(games), query)
  if (SHORT.test(text) && query.op === 'record') return said(inBrief(scene, games), query)
  return said(tellGames(scene, query, null), query)
}

/** 'O A já ganhou do B na casa dele alguma vez?' */
const EVER =
  /\b(?:ja|alguma vez|nunca)\b.*\b(?:ganh|venc|bat|perd|empat)\w+|\b(?:ganh|venc|bat|perd|empat)\w+.*\b(?:ja|alguma vez|nunca)\b/

const SHORT =
  /\blegenda\b|\bcaracteres\b|\btexto\b|\bpost\b|\btweet\b|\bresum\w+|\bcurt\w+|\brapid\w+|\bbreve\w*|\bem (?:uma|duas|1|2) (?:frases?|linhas?)\b/

function queryIn({ text, side, clubs }: Heard): GamesQuery {
  const of = { of: 'meetings' as const }
  const both = ['home', 'away'] as const
  const [first] = clubs
  if (first && EVER.test(text) && clubs.length === 2) {
    const what = /\bperd/.test(text) ? 'losses' : /\bempat/.test(text) ? 'draws' : 'wins'
    return gamesQuery([first], { ...of, op: /\bnunca\b/.test(text) ? 'never' : 'ever', what })
  }
  if (HOW_MANY.test(text)) return gamesQuery(both, { ...of, op: 'howMany' })
  if (/\bultim[oa]\b|\bmais recente\b/.test(text)) return gamesQuery(both, { ...of, op: 'latest' })
  if (
    /\b(?:muitos?|poucos?|amarrad\w+|truncad\w+|bastante|costuma\w* (?:sair|ter))\b/.test(text) &&
    /\bgols?\b|\bamarrad\w+|\btruncad\w+/.test(text)
  )
    return gamesQuery(both, { ...of, op: 'many', what: 'goals' })
  if (/\bgols? d(?:os dois|e ambos)|\b(?:os dois|ambos|as duas)(?: times| equipes)? marc\w+/.test(text))
    return gamesQuery(both, { ...of, op: 'count', what: 'both' })
  if (/\bmaior goleada\b|\bgole\w+|\bmaior (?:placar|vitoria)\b/.test(text))
    return gamesQuery(side ? [side] : both, { ...of, op: 'widest', what: 'wins' })
  return gamesQuery(both, of)
}

function widest(games: readonly Played[]): string | null {
  const [first] = games.toSorted((a, b) => Math.abs(b.own - b.other) - Math.abs(a.own - a.other))
  return first ? `A maior diferença entre os dois, nos jogos que tenho, foi ${datedLine(first)}.` : null
}

function tally(scene: Scene, games: readonly Played[]): string {
  const [home, draws, away] = (['wins', 'draws', 'losses'] as const).map((one) => countIn(games, one))
  return games.length === 1
    ? 'só tenho um confronto entre os dois'
    : `nos últimos ${games.length} confrontos, ${scene.home} venceu ${home}, ${scene.away} venceu ${away} e houve ${writeCount(draws ?? 0, 'empate', 'empates', 'nenhum')}`
}

function inBrief(scene: Scene, games: readonly Played[]): string {
  const [newest] = games
  const [home, away] = [countIn(games, 'wins'), countIn(games, 'losses')]
  if (newest && games.length === 1) return `Só tenho um confronto entre os dois: ${datedLine(newest)}.`
  const lead = home === away ? 'Ninguém leva vantagem' : `Vantagem de ${home > away ? scene.home : scene.away}`
  return `${lead}: ${tally(scene, games)}. ${newest ? `O mais recente foi ${datedLine(newest)}.` : ''}`.trim()
}

/** 'A é freguês do B': whoever is called so should have lost more. */
function underdogOf({ scene, text }: Heard, games: readonly Played[]): string {
  const [, named] = /\bclub(home|away)\b[^?]*?\bfregues/.exec(text) ?? []
  const side: Side = named === 'away' ? 'away' : 'home'
  const [own, other] =
    side === 'home'
      ? [countIn(games, 'wins'), countIn(games, 'losses')]
      : [countIn(games, 'losses'), countIn(games, 'wins')]
  const lead =
    named === undefined
      ? own === other
        ? 'Ninguém é freguês'
        : `Freguês, nos jogos que tenho, é ${nameOf(scene, own < other ? side : otherOf(side))}`
      : own < other
        ? `Confere, nos jogos que tenho`
        : own === other
          ? 'Não confere, está igual'
          : 'Não confere, é o contrário'
  return paragraphs(
    `${lead}: ${tally(scene, games)}.`,
    bullets(games.map(datedLine)),
    games.length <= FEW ? 'É pouco jogo para chamar de freguesia, e os elencos mudam.' : null,
  )
}

const FEW = 5

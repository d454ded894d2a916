import type { Sentence } from '#checking/binding/context.ts'
import { clauseOf } from '#checking/binding/near.ts'
import { type Counted, expectShare } from '#checking/judging/expect-record.ts'
import { type Bound, unbound } from '#checking/judging/expected.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'

/** What was, and so is no chance of this match. */
const WAS =
  /(?<!\p{L})(?:venceu|venceram|ganhou|ganharam|perdeu|perderam|empatou|empataram|teve|tiveram|houve|passaram|passou|terminaram|terminou|acabaram|marcou|marcaram|sofreu|sofreram|bateu|bateram|ficou|ficaram|aconteceu|saiu|sairam|fez|fizeram)(?!\p{L})/u
/** Whose games are counted: 'dos últimos 10 jogos', 'dos jogos em casa', 'jogos do mandante'. */
const GAMES =
  /ultim[oa]s|temporada|campeonato|confronto|d[oa]s (?:seus |suas )?(?:jogos|partidas|rodadas)(?! (?:simulad|como|iguais|assim))|(?:jogos|partidas) d[oa]s? §|§[ha]_* (?:venceu|ganhou|perdeu|empatou)/
/** A chance that is told of a match that is over. */
const CHANCE = /chance|probab|modelo|mercado|conjunta|simula|cenario|tinha|davam?(?!\p{L})|era(?!\p{L})|odds?/u

/** What the games have in common, by their words. */
const COUNTED: readonly (readonly [Counted, RegExp])[] = [
  ['overGames', /mais de 2,5|over 2,5|(?:tres|3) (?:ou mais gols|gols ou mais)|passa(?:ram|ou) d[eo]s? 2,5/],
  ['bothGames', /ambas|dois times marca|duas equipes marca|os dois marca/],
  ['cleanSheets', /sem (?:sofrer|levar|tomar) gol|nao (?:sofr|lev|tom)\p{L}+ gol/u],
  ['blanks', /em branco|sem marcar|nao marc/],
  ['unbeaten', /invict|sem (?:perder|derrota)|nao perdeu/],
  ['draws', /empat/],
  ['losses', /perd(?:eu|eram)|derrota/],
  ['wins', /venc(?:eu|eram)|ganh(?:ou|aram)|vitoria/],
]

/** A share of games that were played, counted from them; null where the number is no such share. */
export function bindPastShare(sentence: Sentence, number: WrittenNumber): Bound | null {
  const { reading } = sentence
  const { start, end } = clauseOf(reading, number)
  const own = reading.plain.slice(start, end)
  if (CHANCE.test(own) || !WAS.test(own) || !GAMES.test(reading.plain)) return null
  const what = COUNTED.find(([, words]) => words.test(own))?.[0]
  const isOfPlace = /em casa|fora(?: de casa)?|como (?:mandante|visitante)/.test(reading.plain)
  return what && !isOfPlace ? expectShare(sentence, number, what) : unbound
}

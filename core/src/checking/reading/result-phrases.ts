import {
  doesNot,
  doesNotLose,
  doesNotWin,
  fixed,
  happens,
  loses,
  type MarketEvent,
  ofSide,
  wins,
} from '#checking/reading/market-event.ts'
import { type Phrase, sideOfMask } from '#checking/reading/total-phrases.ts'
import type { Side } from '#markets/outcome.ts'

const CLUB = '(?<club>§[ha]_*)'
const SUBJECT = '(?:(?<subject>§[ha]_*) (?:(?!sem |e )\\p{L}+ ){0,3}?)?'
const OF = ' d[oae]s? '
const WIN =
  '(?:venc(?:e|er|em|erem|ia|a)|ganh(?:a|ar|am|arem|ava|e)|triunf(?:a|ar)|leva[rm]? a melhor|sai[r]? com a vitoria|sair vencedor)(?! em media| d[eo] |n| (?:forca|peso|corpo|destaque))'
const LOSE = '(?<!sem )(?:perd(?:e|er|em|erem|ia)|ser derrotad[oa])(?! em media)'
/** '3 vitórias' and 'nenhum empate' count games that were played. */
const NOT_COUNTED = '(?<!(?:\\d|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|nenhuma?) )'
const WIN_NOUN = '(?:vitoria|triunfo)'

const anyOf = (pattern: string, bySide: (side: Side) => MarketEvent): Phrase => ({
  pattern: new RegExp(`(?<![\\p{L}\\d])${pattern}(?!\\p{L})`, 'gu'),
  read: ({ club, subject }) => ofSide(sideOfMask(club ?? subject), bySide),
})
const always = (pattern: string, event: MarketEvent): Phrase => ({
  pattern: new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}])`, 'gu'),
  read: () => fixed(event),
})
const cleanSheet = (side: Side) => happens(`cleanSheet.${side}.yes`)
const concedes = (side: Side) => happens(`cleanSheet.${side}.no`)
const toNil = (side: Side) => happens(`toNil.${side}`)
const UNBEATEN_GOAL = 'sem (?:(?:sofrer|levar|tomar) gols?|ser vazad[oa])'
const CONCEDE = '(?:sofr(?:e|er|em|erem|a)|lev(?:a|ar|am|arem|e)|tom(?:a|ar|am|arem|e))'

/** Goals not let in, read before totals: 'sofrer pelo menos um gol' is no total of the match. */
export const CONCEDING_PHRASES: readonly Phrase[] = [
  anyOf(`${SUBJECT}${WIN} ${UNBEATEN_GOAL}`, toNil),
  anyOf(`${WIN_NOUN}${OF}${CLUB} ${UNBEATEN_GOAL}`, toNil),
  anyOf(`${WIN_NOUN} ${UNBEATEN_GOAL}${OF}${CLUB}`, toNil),
  anyOf(`${SUBJECT}(?:nao ${CONCEDE} gols?|nao (?:é|ser) vazad[oa]|${UNBEATEN_GOAL})`, cleanSheet),
  anyOf(`${SUBJECT}sofr(?:er|e|a) (?:pelo menos um )?gols?`, concedes),
]

/** Longer ones first: what one has read, the next ones do not. */
export const RESULT_PHRASES: readonly Phrase[] = [
  anyOf(`empate devolv\\p{L}+ (?:o valor|a aposta|o dinheiro|a stake)`, (side) => happens(`drawNoBet.${side}`)),
  anyOf(`empate anula(?: a)?(?: aposta)?[:,]? ?(?:n?[oa]s? |d[oa]s? |para [oa]s? )?${CLUB}?`, (side) =>
    happens(`drawNoBet.${side}`),
  ),
  always('empate sem gols', happens('margin.goallessDraw')),
  always('empate com gols', happens('margin.scoreDraw')),
  anyOf(`(?:a )?dupla chance(?::| com)? (?:[oa]s? )?${CLUB} ou (?:o )?empate(?: ?\\((?:1x|x2)\\))?`, doesNotLose),
  anyOf(`(?:a )?dupla chance(?::| com)? (?:o )?empate ou (?:[oa]s? )?${CLUB}(?: ?\\((?:1x|x2)\\))?`, doesNotLose),
  always(
    '(?:a )?dupla chance(?::| com)? (?:[oa]s? )?§h_* ou (?:[oa]s? )?§a_*(?: ?\\(12\\))?',
    happens('doubleChance.homeAway'),
  ),
  anyOf(`(?:a )?dupla chance${OF}${CLUB}(?: ?\\(vitoria ou empate\\))?`, doesNotLose),
  always('§h_* ou (?:[oa]s? )?§a_*(?: ?\\(12\\))?', happens('doubleChance.homeAway')),
  anyOf(`${CLUB} ou (?:o )?empate(?: ?\\((?:1x|x2)\\))?`, doesNotLose),
  anyOf(`empate ou (?:[oa]s? )?${CLUB}(?: ?\\((?:1x|x2)\\))?`, doesNotLose),
  anyOf(`${WIN_NOUN} ou empate${OF}${CLUB}`, doesNotLose),
  always('(?:a )?(?:dupla chance:? )?\\(?1x\\)?(?![\\d])', happens('doubleChance.homeDraw')),
  always('(?:a )?(?:dupla chance:? )?\\(?x2\\)?', happens('doubleChance.drawAway')),
  always('(?:a )?dupla chance:? \\(?12\\)?', happens('doubleChance.homeAway')),
  anyOf(`apost\\p{L}* n[oa]s? ${CLUB} falha\\p{L}*`, doesNotWin),
  anyOf('dupla chance', doesNotLose),
  anyOf(`${SUBJECT}(?:vencer|ganhar) ou empatar`, doesNotLose),
  anyOf(`${SUBJECT}${WIN_NOUN} ou empate`, doesNotLose),
  anyOf(`${CLUB} sem perder(?! (?:ha|em|n[oa]s))(?![^.;]*(?:jogos|partidas|rodadas))`, doesNotLose),
  anyOf(`${SUBJECT}(?:nao|deixa[rm]? de) ${LOSE}`, doesNotLose),
  anyOf(`${SUBJECT}(?:nao|deixa[rm]? de) ${WIN}`, doesNotWin),
  anyOf(`(?:perde[rm]?|perca) para (?:[oa]s? )?${CLUB}`, wins),
  anyOf(`${SUBJECT}${LOSE}`, loses),
  anyOf(`${NOT_COUNTED}(?:risco de )?derrota${OF}${CLUB}`, loses),
  anyOf(`${NOT_COUNTED}${WIN_NOUN}${OF}${CLUB}`, wins),
  anyOf(`${SUBJECT}${WIN}`, wins),
  anyOf(`${NOT_COUNTED}${WIN_NOUN}`, wins),
  anyOf(`${NOT_COUNTED}derrota`, loses),
  anyOf(`dá ${CLUB}`, wins),
  always('fica(?:r|m)? igual', happens('result.draw')),
  always('(?<!nao |ou )empata(?=,? (?:em|com) (?:cerca de )?\\d)', happens('result.draw')),
  always('nao (?:terminar?|acabar?|d[aá]r?) (?:em )?empat(?:e|ad[oa])', doesNot('result.draw')),
  always('(?:terminar?|acabar?)(?:ia|iam|m|em)? (?:em )?empat(?:es?|ad[oa]s?)', happens('result.draw')),
  always(
    `${NOT_COUNTED}(?<!(?:contando|incluindo|mais) o )(?:empate|igualdade(?: no placar)?)(?! tecnico| anula| na contagem)`,
    happens('result.draw'),
  ),
]

import type { Kind } from './kind.ts'

/** What other matches than this one are spoken of with. */
export const PAST =
  /\b(ultim[oa]s|historico|confrontos?|temporada|rodadas?|seguid[oa]s|retrospecto|tabela|medias?|forma|campanha|ano passado|turno)\b/
/** Another match, a match that is not over, or what is so in general. */
export const ELSEWHERE =
  /\b(tabela|classificacao|registro publico|transparencia|outro jogo|outra partida|amanha|ontem|semana que vem|supon\w+|digamos|imagin\w+|caso o|ao vivo|durante|costuma\w*|normalmente|em geral|sempre|historico|rivalidade|vale( a pena)?|acreditar|confiar|tempo real|minuto a minuto|do que (indicam|sugerem|recomendam)|desde o (inicio|comeco))\b/
/** What has been, or would have been. */
export const HAS_BEEN =
  /\b(foi|fui|era|eram|tava|estava|estavam|bat(eu|eram|ia|iam)|termin(ou|aram)|acab(ou|ada)|fic(ou|aram|ava)|deu|deram|dava\w*|daria|dado|tinha|tinham|teve|tiveram|saiu|sairam|ganh(ou|ei|aram|ava|ado)|perd(eu|i|eram|ia)|marc(ou|aram)|entr(ou|aram|ei)|fur(ou|aram)|err(ou|aram|ei)|acert(ou|aram|ei)|fez|fizeram|abri(u|ram)|vir(ou|aram)|segur(ou|aram)|pag(ou|ava|avam|aria)|volt(ou|ava|aria)|teria|tivesse|fosse|esperav\w+|previ\w+|botei|apost(ei|ado)|peg(uei|ou)|coloquei|posto|ca(iu|iram)|derrub\w+|confirm\w+|veio|vieram|pass(ou|aram)|devolv\w+|anulou|pod(ia|iam)|diziam?|disse\w*|vingou|crav(ou|aram|ei)|lev(ou|ei|aram)|tom(ou|ei)|acontec\w+|rolou|venc(eu|eram)|apont\w+|indic\w+|sugeri\w+|errado|certo|green|red)\b/

/** Kinds that common words tell: what they ask of must be over. */
export const OF_COMMON_WORDS: readonly Kind[] = [
  'corners',
  'cards',
  'play',
  'scorers',
  'minute',
  'chance',
  'odd',
  'hit',
  'rank',
  'combos',
  'score',
  'money',
  'wrong',
]

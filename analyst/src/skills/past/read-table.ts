import type { Side } from '#reading/ask.ts'
import { otherOf } from '#scene.ts'
import type { Query, TableQuery } from './query.ts'
import { goesOn } from './thread.ts'
import { clubsIn, findMarks, unplaced } from './words.ts'

const LEXICON = [
  [
    'tie',
    /\b(?:terminar\w*|ficar\w*|acabar\w*)? ?(?:empatad\w+|iguais|igualad\w+)(?: (?:em|nos|de) pontos)?\b|\bdesempate\b/,
  ],
  ['title', /\b(?:ser |matematicamente |ainda |da |pro )*(?:campe(?:ao|oes)|titulo)\b|\bmatematicamente\b/],
  ['rounds', /\bquant[oa]s (?:rodadas|jogos) (?:falt\w+|restam|ainda)\b|\bfalt\w+ quant[oa]s (?:rodadas|jogos)\b/],
  [
    'otherPlace',
    /\b(?:d[oa]|pr[oa]|ao|n[oa]) (?:segundo|terceiro|quarto|quinto|sexto|decimo|vice|[2-9]o) ?(?:colocad[oa]|lugar|lider)\b/,
  ],
  [
    'drop',
    /\b(?:da |na |pra |a )?(?:zona(?: d[eo] (?:rebaixamento|descenso|degola))?|z ?4|rebaix\w+|degola|descenso|g ?[5-8]|libertadores|acesso)\b|\brisco de (?:cair|queda)\b|\bbrig\w+ (?:pra|para) nao cair\b|\bcair? (?:pra|para) (?:a )?(?:segunda|serie b|zona)\b/,
  ],
  [
    'isLast',
    /\b(?:e |ta |esta )?(?:o |em |na )?(?:lanterna|ultim[oa] (?:colocad[oa]|lugar|posicao|da tabela|na tabela))\b/,
  ],
  [
    'leader',
    /\b(?:pr[oa]|do|no|ao|d[oa]|encost\w+ n[oa]|alcanc\w+ o|da|na|a) (?:vice )?(?:lider(?:anca)?|primeiro(?: lugar| colocado)?|ponta|topo)\b|\bassum\w+ a (?:lideranca|ponta)\b/,
  ],
  [
    'isFirst',
    /\b(?:e |ta |esta )?(?:o |em |na )?(?:lider|liderando|lideranca|primeiro (?:lugar|colocado)|ponta|topo)\b|\blidera\b/,
  ],
  ['top', /\bg ?4\b/],
  [
    'pass',
    /\b(?:ultra)?pass(?:a|ar|aria|e|am|ou)\b(?= (?:ele|o|a|clubhome|clubaway|na|n?eles)|$)|\bultrapass\w+|\bfic\w+ (?:na frente|a frente)\b|\btira (?:o lugar|a posicao)\b|\bsuper[ae]r?\b|\balcanc\w+|\bencost\w+/,
  ],
  [
    'win',
    /\bquem (?:ganha|vence)r?(?= (?:hoje|esse jogo|o jogo|fica|passa)\b)|\b(?:se|caso|com) (?:el[ea]s? |o |a |club\w+ )*(?:ganh\w+|venc\w+|(?:a |uma |essa )?vitoria)\b|\b(?:uma|so a|essa) vitoria\b|\bganhando\b|\bvencendo\b|\b(?:ganhar|vencer)\b/,
  ],
  [
    'lose',
    /\b(?:se|caso|com) (?:el[ea]s? |o |a |club\w+ )*(?:perd\w+|(?:a |uma |essa )?derrota)\b|\bperdendo\b|\bperder\b/,
  ],
  [
    'draw',
    /\b(?:se|caso|com) (?:el[ea]s? |o |a |club\w+ )*(?:empat\w+|der empate|der empatado|(?:o |um )?empate)\b|\bempatando\b|\bempatar\b/,
  ],
  [
    'gap',
    /\b(?:diferenca|distancia)(?: de pontos)?\b|\bpontos? (?:de (?:diferenca|distancia|vantagem)|separam|atras|a frente|na frente|a mais|a menos)\b|\bpor quantos(?: pontos)?\b|\bquantos pontos\b(?=.*\b(?:atras|na frente|a frente)\b)|\batras\b|\bquantos pontos (?:separam|de diferenca)\b|\bquanto falta\b|\bfalta(?:m)?\b|\bseparam\b/,
  ],
  [
    'ahead',
    /\bquem (?:ta|esta|vem|fica|aparece) (?:melhor|mais (?:em cima|alto|bem)|na frente|acima|a frente|pior|mais embaixo|atras)(?: coloca\w+)?\b|\bmelhor coloca\w+|\bquem e melhor\b|\bna frente\b|\bacima\b/,
  ],
  [
    'place',
    /\b(?:em )?(?:que|qual|quantos?) (?:a )?(?:lugar|posicao|colocacao|posto)\b|\b(?:lugar|posicao|colocacao|classificacao|coloca[cd]\w+)\b|\bquantos pontos\b|\bpontuacao\b|\bpontos\b|\bsituacao\b/,
  ],
  ['climb', /\bsob(?:e|ir|iria)\b|\bcai\b|\bcair\b|\bdesce\b|\bvai (?:pra|para|a)\b|\bchega\b|\bfica (?:em|com)\b/],
  ['table', /\btabela\b|\bclassificacao\b|\bcampeonato\b|\bliga\b/],
  ['both', /\bcada (?:um|time|uma)\b|\b(?:os|dos|as) (?:dois|duas)(?: times| equipes)?\b|\bambos\b|\balguem\b/],
] as const satisfies readonly (readonly [string, RegExp])[]

/** A question of the table; 'se ganhar' and the like need a word of it, or a question of it before them. */
export function readTable(text: string, before: Query | null, spoken: readonly Side[]): TableQuery | null {
  return unplaced(findMarks(text, LEXICON).rest).length > 0 ? null : tableIn(text, before, spoken)
}

const UNPLACED_MAX = 3

/** The same with a few words that nothing placed, where what is asked is plain. */
export function looseTable(text: string, before: Query | null, side: Side | null): TableQuery | null {
  const found = findMarks(text, LEXICON)
  const read = unplaced(found.rest).length > UNPLACED_MAX ? null : tableIn(text, before, side ? [side] : [])
  return read?.ask === 'place' && !found.has('place') ? null : read
}

function tableIn(text: string, before: Query | null, spoken: readonly Side[]): TableQuery | null {
  const found = findMarks(text, LEXICON)
  const prior = goesOn(text) && before?.kind === 'table' ? before : null
  const isOfTable = (
    ['drop', 'isLast', 'leader', 'isFirst', 'table', 'place', 'top', 'title', 'rounds', 'otherPlace'] as const
  ).some((mark) => found.has(mark))
  const named = clubsIn(text)
  const [only, other] = named
  const isIf = found.has('win') || found.has('lose') || found.has('draw')
  if (!prior && !isOfTable && !(found.has('gap') && /pontos/.test(text)) && !(isIf && found.has('pass'))) return null
  const side =
    only && !other
      ? only
      : found.has('both') || other
        ? null
        : (theOther(text, prior) ??
          prior?.side ??
          (found.has('ahead') || found.has('gap') ? null : (spoken[0] ?? null)))
  const ask = askIn(found.has, prior)
  if (ask === null || (ask === 'title' && !only)) return null
  if (ask === 'pass' && only) return { kind: 'table', ask, side: only }
  return { kind: 'table', ask, side }
}

/** 'E o outro, se ganhar?' */
const theOther = (text: string, prior: TableQuery | null): Side | null =>
  prior?.side && /\bo outro\b/.test(text) ? otherOf(prior.side) : null

type Has = (mark: (typeof LEXICON)[number][0]) => boolean

function askIn(has: Has, prior: TableQuery | null): TableQuery['ask'] | null {
  if (has('rounds')) return 'rounds'
  if (has('tie')) return 'tie'
  if (has('pass') && !has('leader')) return has('win') || prior ? 'pass' : null
  if (has('title')) return 'title'
  if (has('otherPlace')) return 'leader'
  if (has('top')) return has('win') ? 'win' : 'top'
  if (has('drop')) return has('lose') ? 'loseDrop' : 'drop'
  if (has('leader')) return 'leader'
  if (has('isLast')) return 'isLast'
  if (has('win')) return 'win'
  if (has('lose')) return 'lose'
  if (has('draw')) return 'draw'
  if (has('gap')) return 'gap'
  if (has('ahead')) return has('win') ? 'win' : 'ahead'
  if (has('isFirst')) return 'isFirst'
  if (has('place') || has('table')) return 'place'
  return prior?.ask ?? null
}

import { countOf } from '../spoken-numbers.ts'
import { type Anchor, type Around, N } from './anchors.ts'
import type { Make } from './make.ts'

const total = (around: Around, way: 'over' | 'under', line: number): Make | null =>
  // Lines go by quarters; any other number is a price.
  Number.isInteger(line * 4) ? { kind: 'total', ...around, way, line } : null

/** 'Mais de 2' is three or more; '2.0' and 'over 2 redondo' are whole lines, which may give the stake back. */
function lineOf(digits: string, words: string, way: 'over' | 'under', unit: Around['unit']): number {
  const line = Number(digits)
  if (
    !Number.isInteger(line) ||
    /\.0$/.test(digits) ||
    /\b(?:redond\w+|chei[oa]|inteir\w+|asiatic\w+|exat\w+)\b/.test(words)
  )
    return line
  // Nobody asks for more than 25 goals: it is 2.5.
  if (unit === 'goals' && line > 10 && line % 10 === 5) return line / 10
  if (way === 'over') return /\b(?:pelo menos|no minimo|ou mais)\b/.test(words) ? line - 0.5 : line + 0.5
  return /\b(?:no maximo|ate|ou menos)\b/.test(words) ? line + 0.5 : line - 0.5
}

const DOES_IT = `(?:(?:faz|faca|facam|fazer|marca|marque|marcar|mete|meter|ter|tiver|tem) )?`
const EXTRA = String.raw`(?: (?:redond\w+|chei[oa]|inteir\w+|asiatic\w+))?`
const UNITS = `(?: (?:gols?|escanteios?|cartoes|cartao))?`

/** Markets of how many, of scores and of who scores; first fit first. */
export const GOAL_ANCHORS: readonly Anchor[] = [
  {
    pattern: new RegExp(String.raw`\btotal asiatic[oa](?: de)? ${N} (mais|menos|over|under)\b`, 'g'),
    side: 'no',
    make: ([, line, way = ''], around) =>
      total({ ...around, side: null }, /^(?:menos|under)/.test(way) ? 'under' : 'over', Number(line)),
  },
  {
    pattern: /\bempat\w+ (?:em|nos|de|na contagem de) (escanteios?|cartoes)\b/g,
    side: 'no',
    make: ([, what = '']) => ({ kind: 'most', unit: /^esc/.test(what) ? 'corners' : 'cards', side: 'draw' }),
  },
  {
    pattern: /\bexatamente (\d)\b(?! ?(?:x|a) ?\d|\.\d| (?:gols?|escanteios|cartoes))/g,
    side: 'no',
    make: ([, goals]) => ({ kind: 'exact', goals: Number(goals) }),
  },
  {
    pattern: /\bexat\w+ (\d) gols?\b|\b(\d) gols? (?:exat\w+|cravad\w+|em ponto)\b/g,
    side: 'no',
    make: ([, one, two]) => ({ kind: 'exact', goals: Number(one ?? two) }),
  },
  {
    pattern: /\b(?:de|entre) (\d) (?:a|e|ate) (\d) gols\b|\b(\d) a (\d) gols\b/g,
    side: 'no',
    make: ([, a, b, c, d]) => ({ kind: 'range', from: Number(a ?? c), to: Number(b ?? d) }),
  },
  {
    pattern:
      /(?<![\d.])(?:\bplacar(?: exato)?(?: de)? |\bresultado exato(?: de)? )?(?<![\d.+-])(\d) ?(?:x|a|-) ?(\d)(?![\d.]| ?(?:gols|escanteios|cartoes)\b)/g,
    side: 'no',
    make: ([words, home, away], { half }) =>
      /^1 ?x ?2$/.test(words) ? null : { kind: 'score', home: Number(home), away: Number(away), half },
  },
  {
    pattern: /\b(?:numero |total )?(?:de )?(?:gols? )?(?:(impar\w*)|par(?:es)?)\b(?: de gols)?/g,
    side: 'no',
    make: ([, odd], { half }) => ({ kind: 'parity', isEven: odd === undefined, half }),
  },
  {
    pattern:
      /\b(?:mais|leva\w* mais|cobra\w* mais|bate\w* mais|ter mais) (escanteios?|cartoes|cartao)\b(?! (?:de|do que) \d)/g,
    side: 'must',
    make: ([, what = ''], { side }) => ({ kind: 'most', unit: /^esc/.test(what) ? 'corners' : 'cards', side }),
  },
  {
    pattern:
      /\b(?:nenhum gol|gol nenhum|sem gols|(?:zero|0) gols?|nao (?:sai\w*|ter|tem|haver) gols?|ninguem (?:faz\w*|marc\w+)(?: gols?)?)\b/g,
    side: 'may',
    make: (_, around) => total({ ...around, unit: 'goals' }, 'under', 0.5),
  },
  {
    pattern: /\bnao (?:faz|faca|fazer|marca|marcar|balanc\w+)(?: (?:nenhum )?gols?)?\b|\bpassa\w* em branco\b/g,
    side: 'must',
    make: (_, around) => around.side && total({ ...around, unit: 'goals' }, 'under', 0.5),
  },
  {
    pattern: new RegExp(
      String.raw`\b${DOES_IT}(over|under|mais de|menos de|acima de|abaixo de|mais que|menos que|pelo menos|no minimo|no maximo|passa\w* de|linha de)(?: uns)? ${N}(?![\d.]| ?%| anos| reais)${EXTRA}${UNITS}(?: ou (?:mais|menos))?${EXTRA}`,
      'g',
    ),
    side: 'may',
    make: ([words, word = '', digits = ''], around) => {
      const way = /^(?:under|menos|abaixo|no max)/.test(word) ? 'under' : 'over'
      return total(around, way, lineOf(digits, words, way, around.unit))
    },
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d.])(\d{1,2})(?: (?:gols?|escanteios|cartoes))? ou (mais|menos)\b(?: gols?| escanteios| cartoes)?|(?<![\d.])\+ ?${N} (?:gols?|escanteios|cartoes)|(?<![\d.])- ?${N} (?:gols?|escanteios|cartoes)`,
      'g',
    ),
    side: 'may',
    make: ([words, digits, more, plus, minus], around) => {
      if (plus !== undefined) return total(around, 'over', lineOf(plus, words, 'over', around.unit))
      if (minus !== undefined) return total(around, 'under', lineOf(minus, words, 'under', around.unit))
      return total(around, more === 'menos' ? 'under' : 'over', Number(digits) + (more === 'menos' ? 0.5 : -0.5))
    },
  },
  {
    pattern: new RegExp(
      String.raw`\blinha asiatic[oa](?: de gols)?(?: de)? ${N}(?: de gols| gols)?|(?<![\d.+-])${N} (?:gols? )?(?:asiatic\w+|(?:de )?gols|escanteios|cartoes)\b`,
      'g',
    ),
    side: 'may',
    lacks: 'way',
    make: ([, one, two], around) =>
      Number.isInteger(Number(one ?? two)) ? null : total(around, 'over', Number(one ?? two)),
  },
  {
    pattern:
      /\b(?:faz|faca|facam|fazer|marca|marque|marcar|mete|meter|guarda\w*) (?:logo |uns |so )*(\d|um|dois|duas|tres|quatro)(?: gols?)?\b(?! ?(?:x|a) ?\d)/g,
    side: 'must',
    make: ([, goals = ''], around) => around.side && total({ ...around, unit: 'goals' }, 'over', countOf(goals) - 0.5),
  },
  {
    pattern:
      /\b(?:sai|sair|saia|sairem|ter|tem|haver|rolar?|rola|algum|ao menos um|pelo menos um)(?: algum| um)? gols?\b|\bgols? (?=(?:no|na|antes d[oa]) [12]o )/g,
    side: 'may',
    make: (_, around) => total({ ...around, unit: 'goals' }, 'over', 0.5),
  },
  {
    pattern:
      /\b(?:marca|marque|marcar|balanc\w+)(?: (?:um |algum )?gols?| a rede)?\b|\b(?:faz|faca|fazer) (?:um |algum )?gols?\b|\bfazer$/g,
    side: 'must',
    make: (_, around) => around.side && total({ ...around, unit: 'goals' }, 'over', 0.5),
  },
  {
    pattern: /\b(over|under)\b(?: de gols)?/g,
    side: 'may',
    lacks: 'line',
    make: ([, way], around) =>
      around.unit === 'goals'
        ? total(around, way === 'under' ? 'under' : 'over', around.half || around.side ? 1.5 : 2.5)
        : null,
  },
]

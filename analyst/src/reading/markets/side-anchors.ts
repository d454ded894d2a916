import type { Side } from '../ask.ts'
import { countOf } from '../spoken-numbers.ts'
import { type Anchor, N, WIN } from './anchors.ts'
import { type Half, type Make, other } from './make.ts'

const THEIRS = `(?: d[oae]| pr[oa]| para [oa]| no| pelo)?(?: mandante| visitante)?`
/** Who loses by two is beaten by two: the bet is the other side's. */
const LOSE_BY = String.raw`(?<!\beu )\b(?:perd(?:e|er|a|em|endo)|derrota|derrotad[oa])${THEIRS} (?:por|de) (?:exat\w+ |so |apenas )?([1-5]|um|dois|duas|tres|quatro)(?: gols?)?(?: de (?:diferenca|vantagem))?`
const SIDES: Record<string, 'home' | 'draw' | 'away'> = {
  mandante: 'home',
  visitante: 'away',
  empate: 'draw',
  '1': 'home',
  x: 'draw',
  '2': 'away',
}
const RESULT = '(mandante|visitante|empate|[1x2])'

/** Markets of who wins, by how much and with what start; first fit first. */
export const SIDE_ANCHORS: readonly Anchor[] = [
  {
    pattern: /\bhandicap europeu mandante ([+-]\d) (mandante|visitante|empate)\b/g,
    side: 'no',
    make: ([, line, side = '']) => ({ kind: 'european', side: SIDES[side] ?? null, line: Number(line), of: 'home' }),
  },
  {
    pattern: /([+-] ?\d)(?:\.0)? (?:no |do )?(?:handicap )?europeu\b/g,
    side: 'must',
    make: ([, start = ''], { side }) => european(start, side),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:intervalo\/final|dupla (?:de )?intervalo) ?(?:de |em )?${RESULT} ?(?:\/|e|-|x| ) ?${RESULT}\b`,
      'g',
    ),
    side: 'no',
    make: ([, half = '', full = '']) => ({
      kind: 'halfFull',
      half: SIDES[half] ?? 'draw',
      full: SIDES[full] ?? 'draw',
    }),
  },
  {
    // 'Mandante / mandante no intervalo e final', 'empate no intervalo e mandante ganha depois'.
    pattern: new RegExp(
      String.raw`\b${RESULT} ?(?:\/|e|-) ?${RESULT} (?:n[oa] |de |em |d[oa] )?intervalo\/final\b|\b(?:da |com )?${RESULT} (?:n[oa] |ate o )(?:1o tempo|primeiro|1o) e (?:depois |no fim |no final )?(?:d[ao] )?${RESULT} (?:ganha|vence|vira|vencer|ganhar|virar)?(?: o jogo)? ?(?:depois|no (?:fim|final|2o tempo|segundo)|n[oa] jogo)\b`,
      'g',
    ),
    side: 'no',
    make: ([, half, full, first = '', last = '']) => ({
      kind: 'halfFull',
      half: SIDES[half ?? first] ?? 'draw',
      full: SIDES[full ?? last] ?? 'draw',
    }),
  },
  {
    pattern: /\b(?:de virada|virar o jogo|vira o jogo)\b/g,
    side: 'must',
    make: (_, { side }) => side && { kind: 'halfFull', half: side === 'home' ? 'away' : 'home', full: side },
  },
  {
    pattern: new RegExp(
      String.raw`\b${WIN}${THEIRS} (?:mas )?(?:sem (?:sofrer|tomar|levar)(?: nenhum)?(?: gols?)?|a zero|de zero)\b`,
      'g',
    ),
    side: 'must',
    make: (_, { side }) => ({ kind: 'toNil', side }),
  },
  {
    pattern: new RegExp(
      String.raw`\b${WIN}${THEIRS} (?:por|de|com) ([1-5])(?: gols?)?(?: de (?:diferenca|vantagem|folga))? ou mais(?: gols?)?(?: de (?:diferenca|vantagem|folga))?`,
      'g',
    ),
    side: 'must',
    make: ([, goals = ''], { side, half }) => byAtLeast(countOf(goals), side, half),
  },
  {
    pattern: new RegExp(String.raw`${LOSE_BY} ou mais(?: gols?)?(?: de (?:diferenca|vantagem))?`, 'g'),
    side: 'must',
    make: ([, goals = ''], { side, half }) => byAtLeast(countOf(goals), side && other(side), half),
  },
  {
    pattern: new RegExp(String.raw`${LOSE_BY}(?! ?(?:x|a) ?\d)(?! ?[.%])`, 'g'),
    side: 'must',
    make: ([, goals = ''], { side }) => side && { kind: 'margin', side: other(side), goals: countOf(goals) },
  },
  {
    pattern:
      /\bpor ([1-5]|dois|duas|tres|quatro)(?: gols?)?(?: de (?:diferenca|vantagem))? ou mais(?: gols?)?(?: de (?:diferenca|vantagem))?/g,
    side: 'must',
    make: ([, goals = ''], { side, half }) => byAtLeast(countOf(goals), side, half),
  },
  {
    pattern: new RegExp(
      String.raw`\b${WIN}${THEIRS} (?:por|com) (?:exat\w+ |so |apenas )?([1-5]) gols?(?: de (?:diferenca|vantagem|folga))?(?! ou mais)`,
      'g',
    ),
    side: 'must',
    make: ([, goals], { side }) => ({ kind: 'margin', side, goals: Number(goals) }),
  },
  {
    pattern:
      /\b(?:nao|sem) (?:(?:toma\w*|sofr\w+|lev\w+)(?: nenhum| um)? gols?|sofrer|tomar)\b|\bclean sheet\b|\bnao (?:ser|e|for) vazad[oa]\b|\bsair zerad[oa]\b/g,
    side: 'must',
    make: (_, { side, half }) => ({ kind: 'cleanSheet', side, isYes: true, half }),
  },
  {
    pattern: /\b(?:toma\w*|sofr\w+|lev[ae]\w*|ser vazad[oa])(?: pelo menos (?:um|1)| algum| um)? gols?\b/g,
    side: 'must',
    make: (_, { side, half }) => ({ kind: 'cleanSheet', side, isYes: false, half }),
  },
  {
    pattern: /\b(?:empate|x) (?:anula|devolve)(?: (?:a )?aposta)?|\bdraw no bet\b|\bsem (?:o )?empate\b/g,
    side: 'must',
    make: (_, { side }) => ({ kind: 'drawNoBet', side }),
  },
  {
    pattern:
      /\b(?:ambas|ambos|os dois|as duas|os 2|btts)(?: as)?(?: os)?(?: times?| equipes?| lados)?(?: (nao))? ?(?:marc\w+|faz\w+|balanc\w+)(?! (?:\d|dois|duas|tres|mais de|pelo menos))(?: gols?)?(?: n[oa] [12]o tempo)?(?: (nao|sim)\b(?! (?:e|tem|passa|vale|ta|esta|foi|entra|bat\w+|sai\w*|vem|vir|rola|acontec\w+|da)\b))?|\bambas(?: (nao)\b)?/g,
    side: 'no',
    make: ([, before, after, alone], { half }) => ({
      kind: 'btts',
      half,
      isYes: before !== 'nao' && after !== 'nao' && alone !== 'nao',
    }),
  },
  {
    pattern:
      /\b(?:handicap |linha )?europe[ui]a?(?: de)? ([+-] ?\d|\d ?[-x:] ?\d|\d a \d)(?! ?%)|\bhandicap europeu\b.{0,24}?([+-] ?\d)(?![.\d])/g,
    side: 'must',
    make: ([, start, later], { side }) => european(start ?? later ?? '', side),
  },
  {
    pattern:
      /\b(?:handicap(?: asiatico)?|linha asiatic[oa]|ah|asiatic[oa])(?: de)? 0(?:\.0+)?(?![.\d])(?! ?(?:gols|x|a \d))/g,
    side: 'must',
    make: (_, { side }) => ({ kind: 'drawNoBet', side }),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:handicap(?: asiatico)?|linha asiatic[oa]|ah|asiatic[oa])(?: de| d[ao])* (?:mandante |visitante )?${N} (positiv[oa]|negativ[oa]|a favor|contra)\b`,
      'g',
    ),
    side: 'must',
    make: ([, digits, sign = ''], { side, half }) => ({
      kind: 'handicap',
      side,
      line: /^(?:neg|con)/.test(sign) ? -Number(digits) : Number(digits),
      half,
    }),
  },
  {
    pattern: new RegExp(
      String.raw`(?:\b(?:handicap(?: asiatico)?|linha(?: asiatic[oa])?|ah|asiatic[oa])(?: de| d[ao]| n[ao]| pr[oa]| mandante| visitante)* )?(?<![\d.%])([+-])${N}(?![\d.]| ?%| ?(?:gols?|escanteios?|cartoes|reais|ev)\b)(?: asiatic[oa])?`,
      'g',
    ),
    side: 'must',
    make: ([, sign, digits], { side, half }) => {
      const line = Number(digits) * (sign === '-' ? -1 : 1)
      return line === 0 ? { kind: 'drawNoBet', side } : { kind: 'handicap', side, line, half }
    },
  },
  {
    pattern:
      /(?:\bdupla chance )?\b(?<![\d.] )1x\b(?! ?\d)|\bmandante ou (?:o )?empat\w+|\bempat\w+ ou (?:o |vitoria do )?mandante\b/g,
    side: 'no',
    make: (_, { half }) => ({ kind: 'doubleChance', side: 'home', half }),
  },
  {
    pattern: /(?:\bdupla chance )?\bx2\b|\bvisitante ou (?:o )?empat\w+|\bempat\w+ ou (?:o |vitoria do )?visitante\b/g,
    side: 'no',
    make: (_, { half }) => ({ kind: 'doubleChance', side: 'away', half }),
  },
  {
    pattern:
      /\bdupla chance 12\b|\b12\b(?= qual| ou|$)(?<![\d.] 12)|\b(?:dupla chance (?:de |com )?|ganha\w* |vence\w* )(?:o )?mandante ou (?:o )?visitante\b|\bnao (?:ter|dar|sair|tem|da|der) empate\b/g,
    side: 'no',
    make: (_, { half }) => ({ kind: 'doubleChance', side: 'draw', half }),
  },
  {
    pattern:
      /\bdupla chance\b(?! ?12\b)|\b(?:vence\w*|ganha\w*) ou (?:pelo menos )?empat\w+|\b(?:nao|sem) perd\w+|\bpelo menos empat\w+|\b(?:no minimo|ao menos) empat\w+|\bpontua\w*\b|\b(?:um |o |marcar )duplo\b/g,
    side: 'must',
    make: (_, { side, half }) => ({ kind: 'doubleChance', side, half }),
  },
]

/** Four goals or more are a market of their own; fewer are a line. */
const byAtLeast = (goals: number, side: Side | null, half: Half | null): Make =>
  goals >= 4 ? { kind: 'margin', side, goals } : { kind: 'handicap', side, line: 0.5 - goals, half }

/** 'Europeu 0-1' gives the second a goal's start; '-1' takes one from the side that is spoken of. */
function european(written: string, side: Side | null): Make {
  const [, first, second] = /^(\d) ?(?:[-x:]|a) ?(\d)$/.exec(written) ?? []
  if (first !== undefined) return { kind: 'european', side, line: Number(first) - Number(second), of: 'home' }
  return { kind: 'european', side, line: Number(written.replace(' ', '')), of: side ?? 'home' }
}

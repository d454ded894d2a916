import { type Anchor, WIN } from './anchors.ts'
import { other } from './make.ts'

/** The plain results, which are read where nothing else is. */
export const RESULT_ANCHORS: readonly Anchor[] = [
  {
    pattern: /\bnao (?:vence\w*|ganha\w*)\b/g,
    side: 'must',
    make: (_, { side, half }) => side && { kind: 'doubleChance', side: other(side), half },
  },
  {
    pattern: /\b(?:empat\w+(?! (?:com|sem) gols)|(?<=\bo |\bno |\bdo )x)\b/g,
    side: 'no',
    make: (_, { half }) => ({ kind: 'result', side: 'draw', half }),
  },
  {
    pattern: /(?<!\beu )\b(?:perd(?:e|er|a|em)|derrota|derrotad[oa])\b/g,
    side: 'must',
    make: (_, { side, half }) => side && { kind: 'result', side: other(side), half },
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\bquem (?:vai |que )?)\b(?:${WIN}|levar? (?:a melhor|essa|o jogo))\b(?: sec[oa]| simples| pur[oa]| normal)?`,
      'g',
    ),
    side: 'must',
    make: (_, { side, half }) => side && { kind: 'result', side, half },
  },
]

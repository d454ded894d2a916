import type { Theme } from './themes.ts'

/** Questions about what may happen on the pitch, each answered by markets of its own. */
export const MARKET_THEMES = [
  {
    id: 'result',
    patterns: [
      [
        /\bvai de quem\b|\bquem (vai )?(ganha\w*|vence\w*|leva\w*|bate)\b|\bvencedor\b|\b1x2\b|\bresultados?( final| da partida| do jogo)?\b|\bsacode\b|\btem chance\b/,
        4,
      ],
      [/\bequilibrad\w+|\bparelh\w+/, 7],
      [/\b(probabilidades?|chances?) .{0,30}\b(resultados?|desfechos?|vitoria|empate)\b/, 4],
      [/\b(vitorias?|vencer|vence|ganhar|ganha|empat\w+|triunfo|derrotar?|bater o|bate o)\b/, 3],
    ],
  },
  // Asked of nothing in particular, it is asked of what the talk is on.
  {
    id: 'chance',
    patterns: [
      [/\b(probabilidades?|chances?|porcentage\w+|percentual|quantos? (por cento|porcento|%)|qual (e )?a %)/, 1],
    ],
  },
  { id: 'favourite', patterns: [[/\b(favorit\w*|zebra|azarao|underdog|surpresa)\b/, 6]] },
  {
    id: 'goals',
    patterns: [
      [
        /\b(gols?|total de gols|jogo aberto|jogo fechado|truncado|movimentado|goleada|pegar fogo|balanca\w*|golead\w*)\b|\bmarca\w* (quantos|gol|muito|pouco)\b/,
        3,
      ],
      [/(?<!\bnao )\b(marca|marcar|marque|balancar a rede|faz(er)? gol)\b/, 2],
      [/\b(over|under)\b/, 3],
      [/\b(mais|menos|acima|abaixo) de \d/, 2],
    ],
  },
  {
    id: 'bothScore',
    patterns: [
      [
        /\b(ambas|ambos|(os|as) (dois|duas|2)( times?| equipes?| lados)?)( as| os)?( times?| equipes?)? ?(nao )?(marc\w*|faz\w*|gol\w*)/,
        8,
      ],
      [/\bambas\b|\bambos\b/, 5],
    ],
  },
  { id: 'corners', patterns: [[/\bescanteios?\b/, 8]] },
  {
    id: 'cards',
    patterns: [[/\bcart(ao|oes)\b|\bindisciplin|\b(faltos[oa]|violent[oa]|pegado|jogo duro|truculent[oa])\b/, 8]],
  },
  {
    id: 'cleanSheet',
    patterns: [
      [
        /\bsem (sofrer|tomar|levar)\b|\bnao (sofre|toma|leva|sofrer|tomar|levar) (um )?gols?\b|\bclean sheet\b|\bpassa\w* em branco\b|\bnao (marca|faz) (nenhum )?gol/,
        9,
      ],
    ],
  },
  {
    id: 'correctScore',
    patterns: [
      [/\bplacar(es)?\b|\bresultado exato\b/, 6],
      [/(?<![\d.])(?!1x2\b)\d{1,2} ?(x| a ) ?\d{1,2}(?![\d.])/, 6],
      [/\bquanto (vai )?(fica|termina|acaba|ser|vai ser)\b/, 5],
    ],
  },
  {
    id: 'halves',
    patterns: [
      [/\b(1o|2o|1|2|primeir[oa]|segund[oa]) ?(tempo|etapa)\b|\bintervalo\b|\bsegunda metade\b|\bprimeira metade\b/, 8],
      [/\b(qual|em que) tempo\b|\bqual dos (dois )?tempos\b/, 8],
    ],
  },
  {
    id: 'handicap',
    // 'Mais de 2 gols asiático' is a line of goals.
    patterns: [
      [/\bhandicap\w*\b|^(?!.*\b(gols?|over|under|mais de|menos de)\b).*\basiatic\w*\b|^[a-z ]+ [+-]\d(\.\d+)?$/, 9],
    ],
  },
  {
    id: 'doubleChance',
    patterns: [
      [/\bdupla (chance|hipotese)\b/, 9],
      [/\bpelo menos empat\w+|\bou empat\w+|\bnao perde\w*\b|\b1x\b|\bx2\b|\bpontua\w*\b/, 7],
    ],
  },
  { id: 'drawNoBet', patterns: [[/\bempate (anula|devolve|nao (tem )?aposta)\b|\bdraw no bet\b/, 11]] },
  { id: 'oneMarket', patterns: [] },
  { id: 'parity', patterns: [[/\b(impar|par ou|gols pares|numero par)\b/, 9]] },
] as const satisfies readonly Theme[]

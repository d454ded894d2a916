import { MARKET_THEMES } from './market-themes.ts'
import { PRICE_THEMES } from './price-themes.ts'
import { STUDY_THEMES } from './study-themes.ts'
import type { Theme } from './themes.ts'

/** Facts that no source of ours brings; each is named when it is asked for. */
const UNKNOWN_THEMES = [
  {
    id: 'lineups',
    patterns: [
      [
        /\b(escalac\w*|titular\w*|desfal\w*|les(ao|oes|ionad\w*)|machucad\w*|suspens\w*|poupa\w*|time misto|reservas?)\b/,
        5,
      ],
    ],
  },
  {
    id: 'players',
    patterns: [
      [
        /\b(artilheir\w*|jogador\w*|goleiro|atacante|zagueiro|meia|camisa \d+|craque|elencos?|contratac\w+|transferenc\w+|melhor em campo)\b|\bvalor de mercado\b/,
        6,
      ],
      [
        /\bquem (marca|faz|fez|marcou|vai marcar|vai fazer) (o |um |os )?(primeiro )?gols?\b|\bmarcar a qualquer momento\b/,
        6,
      ],
    ],
  },
  {
    id: 'shots',
    patterns: [
      [
        /\b(chutes|chutam?|finaliz\w*|impediment\w*|faltas|posse( de bola)?|laterais|tiros? de meta|penalt\w+|expuls\w+)\b/,
        4,
      ],
    ],
  },
  { id: 'referee', patterns: [[/\b(arbitr\w+|juiz|bandeirinha|var|apita\w*|apito)\b/, 5]] },
  { id: 'coach', patterns: [[/\b(tecnico|treinador|tatic\w+|esquema|formacao|estilo de jogo|motivac\w+)\b/, 4]] },
  {
    id: 'broadcast',
    patterns: [
      [
        /\b(transmiss\w+|onde (assist\w+|passa|vejo|ver)|canal|na tv|que tv|streaming|replay|melhores momentos|videos?)\b/,
        6,
      ],
    ],
  },
  {
    id: 'crowd',
    patterns: [
      [/\bcapacidade\b/, 8],
      [/\b(publico|ingressos?|torcida|arquibancada|lotac\w+|bilheteria|mando de torcida)\b/, 5],
    ],
  },
  {
    id: 'timing',
    patterns: [
      [
        /(?<!\bquem (?:faz|marca|fez) o )\bprimeiro gol\b(?!.*\b(jogador|artilheir\w+|quem marca)\b)|\b(primeiros?|ultimos?) (\d+|dez|cinco|quinze) min\w*|\b(marca|sai) (na frente|primeiro)\b|\bque minuto\b/,
        9,
      ],
    ],
  },
  {
    id: 'fixing',
    patterns: [
      [
        /\b(jogo|partida|resultado) (e )?(comprad|vendid|arranjad|manipulad|marcad)\w*|\bmanipula\w+|\barmac(ao|oes)\b/,
        9,
      ],
    ],
  },
  {
    id: 'live',
    patterns: [
      [
        /\b(nesse momento|neste momento|placar (agora|atual|parcial)|ta quanto|quanto (ta|esta)( o jogo| o placar)?( agora)?$|minutos?|acrescimos|agora no jogo|ja comecou|comecou|ja (ta|esta) no|cash ?out|bola rolando|rolando|abri(u|ram) o placar)\b/,
        5,
      ],
      [/(?<!\btransmissao )(?<!\btransmite )\bao vivo\b/, 9],
    ],
  },
  {
    id: 'ending',
    patterns: [
      [
        /\bquem (ganhou|venceu|levou|passou)\b|\bcomo (foi|terminou|acabou|ficou)\b|\b(terminou|acabou|encerrou)\b|\b(bateu|bateram|entrou|pagou)\b|\bdeu (green|red|bom|certo|zebra|empate|over|under)\b|^(e )?(green|red)$|\bplacar final\b|\b(ganhou|venceu|perdeu) (de|por) quanto\b|\bquanto (foi|ficou|terminou|deu)\b|\bquem foi de\b|\bainda da (pra|para|tempo)\b|\bsaiu (gol|gols)\b|\bsairam\b|\bquem apostou\b/,
        6,
      ],
      [/\b(acertou|acertaram|errou|erraram)\b/, 8],
    ],
  },
] as const satisfies readonly Theme[]

/** Everything that can be asked about a match. */
export const MATCH_THEMES = [...MARKET_THEMES, ...STUDY_THEMES, ...PRICE_THEMES, ...UNKNOWN_THEMES] as const

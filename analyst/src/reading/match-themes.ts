import { MARKET_THEMES } from './market-themes.ts'
import { PRICE_THEMES } from './price-themes.ts'
import { STUDY_THEMES } from './study-themes.ts'
import type { Theme } from './themes.ts'
import { UNKNOWN_THEMES } from './unknown-themes.ts'

/** What happens while a match is played, and how it ended. */
const PLAYED_THEMES = [
  {
    id: 'live',
    patterns: [
      [
        /\b(nesse momento|neste momento|placar (agora|atual|parcial)|ta quanto|quanto (ta|esta)( o jogo| o placar)?( agora)?$|(?<!\bum |\buns |\bde |\bdois )minutos?|acrescimos|agora no jogo|ja comecou|comecou|ja (ta|esta) no|cash ?out|bola rolando|rolando|abri(u|ram) o placar)\b/,
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
export const MATCH_THEMES = [
  ...MARKET_THEMES,
  ...STUDY_THEMES,
  ...PRICE_THEMES,
  ...UNKNOWN_THEMES,
  ...PLAYED_THEMES,
] as const

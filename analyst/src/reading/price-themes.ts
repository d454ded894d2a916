import type { Theme } from './themes.ts'

/** Questions about prices and what to make of them. */
export const PRICE_THEMES = [
  {
    id: 'odds',
    patterns: [
      [
        /\bodds?\b|\bquanto (ta |esta )?pag\w+|\bpagando\b|\bpreco\b|\bcasas?( de apostas?)?\b(?= (paga|oferece|tem|da)|$)|\bquais casas\b|\bbookmaker/,
        4,
      ],
    ],
  },
  {
    id: 'value',
    patterns: [
      [/\b(valor|value|edge|ev|ev positivo|valor esperado)\b/, 5],
      [/\bvale (a )?pena\b|\bodd (boa|alta|desajustada|errada)\b|\bdesajust\w+|\bvantagem\b/, 4],
    ],
  },
  {
    id: 'stake',
    patterns: [
      [/\b(stake|kelly|unidades?|banca|gestao)\b/, 5],
      [
        /\bquant[oa] (devo |deveria |eu |vou |posso |e que )*(apost\w+|coloc\w+|entr\w+|arrisc\w+|por|investir|bot\w+)\b/,
        6,
      ],
    ],
  },
  {
    id: 'combos',
    patterns: [
      [
        /\bcombinad\w*|\bmultiplas?\b|\bcombos?\b|\bbilhetes?\b|\bduplas?\b(?! chance)|\btriplas?\b|\bbet ?builder\b|\bcriar aposta\b|\bacumulad\w+|\bjuntar\b|\bopcao ([b-d]\b|a( (deste|desse|do|hoje)\b|$))/,
        7,
      ],
    ],
  },
  {
    id: 'risk',
    patterns: [
      [/\brisco\w*|\bperig\w+|\barmadilha\b|\bcuidado\b|\b(da|dar|der) errado\b|\bponto fraco\b|\bcontra\b$/, 5],
    ],
  },
  {
    id: 'confidence',
    patterns: [
      [
        /\bconfia(nca|vel|r)?\b|\b(tem|voce tem) certeza\b|\bnota d[ae]\b|\bda (pra|para) confiar\b|\bserio\b|\bincert\w+/,
        5,
      ],
      [/\b(acerta|erra)(m|r|ndo|ria|ram)?\b/, 7],
    ],
  },
  {
    id: 'recommendation',
    patterns: [
      [/\brecomend\w+|\bsuger\w+|\bsugest\w+|\bpalpite\w*|\bdicas?\b|\btips?\b|\bpick\b/, 5],
      [
        /\bmelhor(es)? (aposta|mercado|opcao|entrada|jogada|escolha)s?\b|\b(o|no|em) que (eu )?(apost\w+|jog\w+|entr\w+)\b|\bvai de que\b|\bboa aposta\b|\bdevo apostar\b|\bapostaria\b|\bqual (e )?a boa\b|\bfi(co|car) (de )?fora\b/,
        6,
      ],
    ],
  },
] as const satisfies readonly Theme[]

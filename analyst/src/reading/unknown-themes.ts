import type { Theme } from './themes.ts'

/** Facts that no source of ours brings; each is named when it is asked for. */
export const UNKNOWN_THEMES = [
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
    id: 'law',
    patterns: [
      [/\bimpostos?\b|\bdeclar(ar|o|a)\b|\b(e|sao) (legal|crime|proibid\w+|permitid\w+|ilegal)\b|\bregulament\w+/, 7],
    ],
  },
  {
    id: 'rules',
    patterns: [[/\bprorrogac\w+|\btempo extra\b|\b(adiad|cancelad|interrompid)[oa]\b|\bgol contra\b/, 8]],
  },
  {
    id: 'fatigue',
    patterns: [
      [
        /\bcansad\w+|\bdescans\w+|\bdesgast\w+|(?<!\b(?:to|tou|estou) )\bviaj(?!ei)\w+|\bviagem\b|\baltitude\b|\bmaratona\b|\bdias de folga\b/,
        7,
      ],
    ],
  },
  {
    id: 'motivation',
    patterns: [
      [
        /\bprecisa (mais )?(d?a vitoria|ganhar|vencer)\b|\bmotivad\w+|\bcumprir tabela\b|\bem jogo\b|\bdecisiv\w+|\bdesesper\w+/,
        6,
      ],
    ],
  },
  {
    id: 'clubHistory',
    patterns: [[/\b(titulos|fundad[oa]|fundacao|tradic\w+|apelido|mascote|ja foi campea\w*)\b/, 7]],
  },
  {
    id: 'publicMoney',
    patterns: [
      [
        /\b(maioria|galera|povo|apostadores|tipsters?|comentaristas?|imprensa) .{0,16}\b(apost\w+|indo|acha\w*|fala\w*|diz\w*)\b/,
        6,
      ],
    ],
  },
  {
    id: 'waiting',
    patterns: [
      [/\b(espero|esperar|aguardo|aguardar)\b|\b(melhor|bom) (momento|hora) (pra|para|de) (apostar|entrar|pegar)\b/, 5],
    ],
  },
] as const satisfies readonly Theme[]

import type { Theme } from './themes.ts'

/** Looked for when a message is nothing but this. */
export const SMALL_TALK = [
  {
    id: 'greeting',
    patterns: [
      [
        /^(e ai|oi+e?|ola|opa|fala|salve|bom dia|boa tarde|boa noite|hey|hello|eae|iae)( (tudo (bem|bom|certo)|analista|prancheta|mestre|amigo|mano|beleza|ai|meu|voce))*$/,
        3,
      ],
    ],
  },
  {
    id: 'thanks',
    patterns: [
      [
        /^(muito )?(obrigad[oa]|valeu|agradec\w+|brigad[oa]|tmj|show|top|perfeito|massa|otimo|excelente|boa|legal|demais|sensacional)( (mesmo|demais|pela ajuda|analista|mano|muito|voce|valeu|a ajuda))*$/,
        3,
      ],
    ],
  },
  {
    id: 'bye',
    patterns: [
      [/^(tchau|ate (mais|logo|amanha|a proxima)|falou|flw|fui|adeus|abraco)( (analista|mano|valeu|obrigado))*$/, 3],
    ],
  },
  {
    id: 'acknowledgement',
    patterns: [
      [
        /^(ok|okay|certo|beleza|entendi|sim|nao|ta|ta bom|hum+|uhum|aham|saquei|tendi|pode ser|quero|manda|claro|isso|bora|vamos)( (entao|ai|mano|bom))*$/,
        3,
      ],
    ],
  },
  {
    id: 'capabilities',
    patterns: [
      [/\b(quais|que|quantos) mercados\b.{0,12}\b(voces?|analis\w+|cobrem?|tem|calcul\w+)\b/, 4],
      [/\bo que (mais )?(voce|vc|da pra|posso) (pode |sabe |consegue |faz|perguntar|fazer|te perguntar)/, 4],
      [
        /\b(como voce (pode )?(me )?ajuda|voce (me )?ajuda (em|com) (o )?que|pra que voce serve|para que voce serve|no que voce)\b/,
        4,
      ],
      [/^(ajuda|me ajuda|help|socorro|menu|comandos|opcoes|como (te )?(usar|uso)( voce| isso)?)$/, 4],
    ],
  },
  {
    id: 'identity',
    patterns: [
      [
        /\bvoce (ja )?(viu|assist\w+|ve) .{0,16}(time|jogo|jogar|partida)\w*\b|\bquem (e|eh) voce\b|\bvoce e (um |uma )?(robo|ia|humano|pessoa|inteligencia|bot|real|chatgpt|gpt)\b|\bqual (e )?(o )?seu nome\b|\bcom quem (estou|eu) fal|\b(que|qual|pra que|para que|por qual) time voce torce\b|\bvoce (torce|aposta|e corinthian\w+|tem time|gosta|sente|dorme)\b|\bseu time\b/,
        4,
      ],
    ],
  },
] as const satisfies readonly Theme[]

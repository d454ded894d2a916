import { paragraphs } from '#scene.ts'

type General = { asks: RegExp; text: string; isWithoutMatch?: boolean }

/** What is asked of combinations in general, and needs no number of a match. */
const GENERAL: readonly General[] = [
  {
    asks: /\bpernas? correlacionad\w+|\bcorrelac\w+ entre (?:as )?pernas\b|\bo que (?:e|quer dizer|significa) correlac\w+/,
    isWithoutMatch: true,
    text: paragraphs(
      'Pernas correlacionadas são escolhas do mesmo jogo em que uma muda a chance da outra.',
      'Exemplo: "ambas marcam" e "mais de 2,5 gols". Se os dois times marcam, já há dois gols e falta só um; por isso saem juntas mais vezes do que a multiplicação das chances diz. Já "vitória do visitante" e "ambas marcam: não" só combinam se ele não sofrer gol. Em jogos diferentes isso não acontece, e aí se multiplica.',
    ),
  },
  {
    asks: /\bcasas?\b.*\bmultiplic\w+.*\bmultiplas?\b|\bmultiplas? (?:normais|comuns|de jogos diferentes)\b/,
    text: 'Porque nas múltiplas normais as pernas são de jogos diferentes, e um jogo não muda a chance do outro: aí multiplicar está certo. No mesmo jogo uma perna muda a chance da outra, e o produto erra. O que se multiplica também é a margem da casa, uma vez por perna.',
  },
  {
    asks: /\b(?:combos?|combinad\w+|combinacoes|opcoes)\b.*\b(?:montad\w+|feit\w+|escolhid\w+|calculad\w+|como (?:sao|e|voces)|quem (?:monta|escolhe|faz)|alguem que escolhe)\b/,
    text: paragraphs(
      'São calculados, ninguém escolhe à mão: de cada jogo, procuramos as pernas cuja chance conjunta, somada placar a placar, cabe em cada faixa de odd justa, da conservadora (A) à arrojada (D).',
      'Nem todo jogo tem os quatro: onde nada cabe numa faixa, ou uma perna seria só enfeite, a letra fica de fora. São um ponto de estudo, não recomendação.',
    ),
  },
  {
    asks: /\bperna\b.*\b(?:anulad\w+|cancelad\w+|devolvid\w+|void|adiad\w+)\b|\b(?:anul\w+|cancel\w+|devolv\w+) (?:uma|a) perna\b/,
    text: paragraphs(
      'Depende do regulamento da casa: na múltipla de jogos diferentes, a perna anulada costuma sair da conta e as outras seguem, com a odd menor; no bet builder, várias casas anulam o bilhete inteiro e outras recalculam a odd.',
      'Na nossa conta, se uma perna é devolvida e nenhuma perde, a combinada inteira é devolvida. Confira a regra antes.',
    ),
  },
]

/** Null where nothing of the kind is asked; some of it a match answers better. */
export function tellInGeneral(text: string, hasMatch: boolean): string | null {
  return GENERAL.find(({ asks, isWithoutMatch }) => asks.test(text) && !(isWithoutMatch && hasMatch))?.text ?? null
}

import { writeDecimal, writeMoney, writeOdd, writeShare, writeStakeShare } from '@prancheta/core/chat/figures.ts'
import { readShare } from '#reading/read-given.ts'
import type { Message } from '#skills/skill.ts'
import type { Topic } from './topic.ts'

const ODD = /(?<![\d.+-])(\d{1,2}\.\d{1,2})(?!\d| ?%| gols?| escanteios| cartoes)/

/** What an odd gives back for one real, and what of that is won. */
function perReal({ text }: Message): string | null {
  const [, digits] = ODD.exec(text) ?? []
  const odd = Number(digits)
  if (digits === undefined || odd <= 1 || odd > 30) return null
  return `O lucro é a odd menos o próprio real: R$ 1,00 × ${writeOdd(odd)} = ${writeMoney(odd)} é o que volta ao todo, e ${writeMoney(odd)} − R$ 1,00 = **${writeMoney(odd - 1)}** é o que se ganha por real. Se a aposta perde, o real vai embora.`
}

/** The part of a bankroll that the talk is about, in money. */
function shareOfBank({ text, earlier, ask, scene }: Message): string | null {
  const said = earlier.flatMap((one) => /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?) ?%/.exec(one.text)?.[1] ?? []).at(-1)
  const bank = ask.given.bankroll ?? ask.given.stake ?? Number(/\b\d{2,6}\b/.exec(text)?.[0])
  const top = scene?.briefing.markets.find(({ isRecommended }) => isRecommended)?.kelly ?? null
  const share = said === undefined ? top : readShare(said)
  if (share === null || share > 0.05 || !bank) return null
  return `Dá ${writeMoney(share * bank)}: ${writeStakeShare(share)} × ${writeMoney(bank)} = **${writeMoney(share * bank)}**. É um teto para estudar, não uma ordem, e não apostar nada também cabe na conta.`
}

/** How many wins at a low odd one loss takes. */
function winsForLoss(message: Message): string | null {
  const [, digits] =
    [message.text, ...message.earlier.map((one) => one.text).toReversed()]
      .map((text) => ODD.exec(text))
      .find((found) => found !== null) ?? []
  const odd = Number(digits)
  if (digits === undefined || odd <= 1 || odd > 3) return null
  return `Na odd ${writeOdd(odd)} cada acerto rende ${writeOdd(odd)} − 1 = ${writeOdd(odd - 1)} do valor, e um erro leva o valor inteiro: são 1 ÷ ${writeOdd(odd - 1)} = **${writeDecimal(1 / (odd - 1))}** acertos para pagar um erro. Para só empatar é preciso acertar 1 ÷ ${writeOdd(odd)} = ${writeShare(1 / odd)} das vezes.`
}

/** Figures on the page, for who sees them the first time: lines of half goals, odds, and parts of a bankroll. */
export const FIGURE_TOPICS: readonly Topic[] = [
  {
    id: 'stakeOfWhat',
    signs: [
      /\b(stake|entrada|sugerid[oa]|sugestao)\b/,
      /%|\b(porcentage\w+|percentual|por cento)\b/,
      /\b(de que|do que|sobre o que|d[ao] (odd|banca|salario|dinheiro)|signific\w+|quer dizer|o que e)\b/,
    ],
    but: /\b(por que|quanto (da|em reais)|banca de \d|teto|maximo)\b/,
    tell: 'Da banca: é a parte do dinheiro que você separou só para apostar e que pode perder sem fazer falta. Não é da odd nem do salário. Para saber em dinheiro, multiplique essa parte pela sua banca.',
  },
  {
    id: 'unknownBank',
    signs: [
      /\bbanca\b/,
      /\b(nao (sei|tenho|separei|defini)|qual (e |seria )?(a )?minha|quanto (e|seria) (a )?minha)\b/,
    ],
    but: /\b(perdi|zerei|odds?|\d+ reais)\b/,
    tell: 'Então ela ainda não existe, e tudo bem: banca é só o dinheiro que você decide separar para isso, que pode sumir inteiro sem fazer falta. Não é o saldo do banco nem o salário. Se não separou nada, não precisa: a stake aparece em percentual, e dá para só estudar o jogo.',
  },
  {
    id: 'bankNamed',
    signs: [/\b\d{2,6}\b/, /\b(reais|r\$|conto|pila|digamos|quanto|seria|fosse)\b/],
    but: /\b(odds?|perdi|parcela)\b/,
    after: ['unknownBank', 'stakeOfWhat', 'bankNamed'],
    tell: shareOfBank,
  },
  {
    id: 'nextIsSmaller',
    signs: [
      /\bperd(er|i|esse|endo)\b/,
      /\b(proxima|seguinte|depois)\b/,
      /\b(diminu\w+|menor|muda|baixa|encolh\w+|cai|reduz\w*)\b/,
    ],
    but: /\b(chance|odds?|time|jogo)\b/,
    tell: 'Diminui, sim, sozinha: a stake é uma parte da banca, e a banca fica menor depois da perda. É isso que protege; subir o valor para recuperar faz o contrário. E não haver próxima também é uma boa escolha.',
  },
  {
    id: 'quarterLine',
    signs: [
      /[+-]? ?\d?\.(25|75)\b|\btres quartos\b|\bum quarto de gol\b/,
      /\b(o que|que que|quer dizer|signific\w+|como assim|existe|explica\w*|entend\w+|como (que )?(fica|funciona))\b/,
    ],
    but: /%|\b(odd|pag\w+|chance|quanto|edge|valor|kelly|diferenca|vs|versus|liquid\w+|recebo|acontece)\b|\b[1-9]\.(25|75)\b(?! gol)/,
    tell: ({ text }) => {
      const isThree = /\.75\b|\btres quartos\b/.test(text)
      return isThree
        ? 'Não existe esse pedaço de gol: a aposta é repartida em partes iguais entre as linhas vizinhas, a quebrada e a inteira. Com o sinal de menos, vitória folgada ganha tudo; vitória apertada, pelo gol da linha inteira, ganha uma parte e recebe a outra de volta; empate ou derrota perde tudo. Com o sinal de mais é o espelho: derrota apertada perde só uma parte.'
        : 'Não existe esse pedaço de gol: a aposta é repartida em partes iguais entre as linhas vizinhas, a sem gol nenhum e a quebrada. Com o sinal de menos, vitória ganha tudo; no empate uma parte se perde e a outra volta; derrota perde tudo. Com o sinal de mais, o empate paga uma parte e devolve a outra.'
    },
  },
  {
    id: 'stakeCap',
    signs: [
      /\bpor ?que\b|\bmotivo\b|\brazao\b/,
      /\b(stake|aposta|sugest\w+|sugerid\w+)\b/,
      /\b(nunca|teto|limite|maximo|passa)\b/,
      /\b5 ?%/,
    ],
    but: /\b(edge|odd|chance|confianca)\b/,
    tell: 'Porque a chance é uma estimativa: se ela estiver alta demais, a conta manda pôr demais, e uma sequência ruim leva a banca. Por isso usamos só um quarto de Kelly, e nenhuma aposta passa de 5% da banca, seja qual for a conta.',
  },
  {
    id: 'halfGoal',
    signs: [
      /[+-] ?0\.5\b|\bmeio gol\b/,
      /\b(o que|que que|quer dizer|signific\w+|como assim|existe|explica\w*|entend\w+)\b/,
    ],
    but: /\.(25|75)\b|\b(odd|pag\w+|chance|quanto|edge|valor|tres quartos)\b|[1-9]\.5/,
    tell: ({ text }) =>
      /\b(?:time|handicap|mandante|visitante)\b|[+-] ?0\.5/.test(text)
        ? 'Meio gol não existe mesmo, e é por isso que se usa: assim nunca dá empate na aposta. Com o sinal de menos, o time precisa vencer; com o de mais, basta que vença ou empate.'
        : 'Meio gol não existe mesmo, e é por isso que se usa: assim nunca dá empate na aposta. Em uma linha quebrada, o número de gols do jogo fica sempre acima ou abaixo dela.',
  },
  {
    id: 'perReal',
    signs: [
      ODD,
      /\b(por|pra|para|em|de)? ?(cada|1|um) real\b/,
      /\b(quer dizer|signific\w+|ganho|recebo|volta|e isso)\b/,
    ],
    but: /\b(r\$|edge|%|banca)\b/,
    tell: perReal,
  },
  {
    id: 'winsForLoss',
    signs: [
      /\bquant[oa]s\b/,
      /\b(acert\w+|greens?|ganhar|vitorias|vezes)\b/,
      /\b(pagar|cobrir|compensar|recuperar) (um|uma|1|cada|o|a) (erro|red|perda|derrota|tropeco)\b/,
    ],
    tell: winsForLoss,
  },
  {
    id: 'lowOddWhy',
    signs: [
      /\b1\.[01]\d?\b|\bodds? (tao |muito )?(baix\w+|baixinh\w+|minuscul\w+)\b/,
      /\b(pra que|para que|quem|existe\w*|serve\w*|por que|sentido)\b/,
      /\b(apost\w+|existe\w*|indica\w*|recomend\w+|serve\w*|quem)\b/,
    ],
    but: /\b(dupla chance|1x|fica|favorito|time|mandante|visitante|valor n)\b/,
    tell: (message) => {
      const [, digits] = ODD.exec(message.text) ?? []
      const odd = digits === undefined ? null : Number(digits)
      return `Existe porque há resultados muito prováveis, e há quem os junte em múltiplas por parecerem sem susto.${odd && odd > 1 ? ` A ${writeOdd(odd)}, só empata quem acerta 1 ÷ ${writeOdd(odd)} = ${writeShare(1 / odd)} das vezes.` : ''} Raramente a indicamos porque o preço quase nunca passa do justo: a margem come o pouco que ela paga.`
    },
  },
  {
    id: 'almostSure',
    signs: [/\b(quase (cert\w+|garant\w+|sempre)|certo|certeza|segur\w+|nao (perde|erra|falha)|provavel)\b/],
    after: ['lowOddWhy'],
    tell: 'Quase certo ainda falha, e nessa odd um erro leva o ganho de muitos acertos. O que decide é o preço: se a chance real for menor do que a odd embute, perde-se no longo prazo mesmo acertando quase todas.',
  },
]

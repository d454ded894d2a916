import { GUIDE } from '#guide/guide-answers.ts'
import { type Topic, US } from './topic.ts'

const MOSTLY_SO =
  'É o comum, e não só neste jogo: a margem da casa deixa quase todo preço abaixo do justo, e nos favoritos todos olham, então sobra ainda menos. Valor aparece de vez em quando, quando uma casa paga acima das outras.'

/** What sceptics ask of the record, of us and of what has vanished. */
export const DOUBT_TOPICS: readonly Topic[] = [
  {
    id: 'encourages',
    signs: [/\b(incentiv\w+|estimul\w+|induz\w*|empurr\w+)\b/, US, /\b(apost\w+|jog\w+|gente|filh[oa])\b/],
    tell: GUIDE.encouragesBets,
  },
  {
    id: 'vanished',
    signs: [
      /\b(sumi\w+|apag(aram|ou|ado|ada|am)|tira(ram|da)|desaparec\w+|cade|retira\w+|nao (aparece|ta|esta|tem) mais|escond\w+)\b/,
      /\b(recomend\w+|indica\w+|sugest\w+|sinal|pick|dica|palpite)\b/,
    ],
    but: /\b(margem|meu diario|anot\w+|minha aposta|favorit\w+|conta|apaguei)\b/,
    tell: 'Não foi apagada para esconder nada: uma recomendação vale só enquanto o preço passa na regra. Se a odd caiu ou a análise foi refeita com dados novos, o edge ou a confiança ficam abaixo do mínimo e ela sai da tela. O que foi escrito antes do jogo continua na página Transparência, ganhe ou perca.',
  },
  {
    id: 'vanishedBettors',
    signs: [/\b(quem|eu|se)\b/, /\b(ja|tinha) (apost\w+|entr\w+|peg\w+)\b/],
    after: ['vanished', 'vanishedCounts'],
    tell: 'Não precisa fazer nada: a aposta feita vale com a odd que a pessoa pegou. Se a odd caiu depois, ela ficou com um preço melhor do que o de agora; se o que mudou foi a chance, o preço pode não ter sido tão bom. Aumentar ou tentar recuperar não muda isso, e o cash out em geral custa caro.',
  },
  {
    id: 'vanishedCounts',
    signs: [
      /\b(conta|entra|vale|soma|estatistic\w+|registro|historico)\b/,
      /\b(ess[ea]|iss[oa]|el[ea]|sumi\w+|estatistic\w+)\b/,
    ],
    but: /\bfase\b/,
    after: ['vanished', 'vanishedBettors'],
    tell: 'Entra, sim, se foi escrita no registro: de cada jogo ficam gravadas a primeira previsão do dia e a última antes de começar, com o que era recomendado, e dali nada sai, nem o que perdeu.',
  },
  {
    id: 'whySell',
    signs: [
      /\b(vend\w+|assinatura|cobra\w*|mensalidade|planos?|de graca)\b/,
      /\b(ricos?|apostando|apostam|apostar|ganha\w*|enriquec\w+|milionari\w+)\b/,
      /\b(por que|em vez|ao inves|precisa\w*|entao)\b/,
      /\b(se|funciona\w*|bom|valor|fosse|mesmo)\b/,
    ],
    but: /\b(vale a pena|aposto|meu|minha)\b/,
    tell: GUIDE.whySell,
  },
  {
    id: 'always',
    isFirst: true,
    signs: [
      /\bisso\b/,
      /\b(sempre|comum|normal|em todo|so (nesse|neste|desse|aqui))\b/,
      /\b(acontece|favorit\w+|costuma\w*|e assim)\b/,
      /\b(ou|so|sempre)\b/,
    ],
    but: /\b(perd\w+|red|gol|empat\w+|sequencia|seguid\w+)\b/,
    tell: ({ earlier }) => (/\b(edge|justa)\b/.test(earlier.at(-1)?.reply.text ?? '') ? MOSTLY_SO : null),
  },
  {
    id: 'believe',
    signs: [
      /\b(por que|como|motivo)\b/,
      /\b(acredit\w+|confiar|confio|confiaria|levar a serio)\b/,
      /\b(voces?|modelo|numeros?|isso|app|site|conta|conteudo)\b/,
    ],
    but: /\b(diverg\w+|jogo|time|casa)\b/,
    tell: GUIDE.believeUs,
  },
  {
    id: 'science',
    signs: [
      /\b(boteco|chut\w+|achismo|inventad\w+|ciencia|cientific\w+|adivinha\w*|bola de cristal|loteria)\b/,
      /\b(isso|voces|modelo|numeros?|conta|estatistica|app)\b/,
      /\b(ou|mesmo|so|de onde|tem|e)\b/,
    ],
    but: /\b(comentarista\w*|ex jogador\w*|chutou|escanteios?|cartoes|chut(e|es|ou) (no|a) gol|finaliza\w+|me chuta|chuta ai)\b/,
    tell: GUIDE.notGuessing,
  },
  {
    id: 'youWon',
    signs: [
      /\bvoces\b/,
      /\b(ja|tambem|mesmos)\b/,
      /\b(ganhar\w*|ganham|lucra\w*|apost(am|aram|ar))\b/,
      /\b(dinheiro|isso|lucro|apost\w+)\b/,
    ],
    but: /\b(eu|por mim|comiss\w+|casa|quando)\b/,
    tell: 'Nós não apostamos: a Prancheta vive das assinaturas, e não de apostas. Quanto as recomendações teriam rendido, com as que perderam, está na página Transparência; não é promessa de lucro para ninguém.',
  },
  {
    id: 'profitSoFar',
    signs: [
      /\b(quant[oa]s?|qual)\b/,
      /\b(lucros?|roi|yield|retorno|rendimento|prejuizo)\b/,
      /\b(deu|ate agora|ate hoje|voces|recomend\w+|acumulad\w+|tiveram|teve)\b/,
    ],
    but: /\b(r\$|reais|apostei|meu|minha|odds?|esperado|perderia|ganharia|se eu|banca|nesse jogo|aposta d\w)\b|\d/,
    tell: 'O número de hoje está na página Transparência, que soma o yield de todas as recomendações, as que ganharam e as que perderam; de cabeça eu não o digo, porque muda a cada jogo. São poucas apostas até aqui, e com poucas a sorte manda no resultado: não é promessa de lucro.',
  },
  {
    id: 'openBets',
    signs: [
      /\b(banca|stake|montante|sugerid[oa])\b/,
      /\b(comprometid\w+|outras (apostas|partidas)|ja apostad\w+|em aberto|abertas|pres[oa]s?|deduz\w+)\b/,
    ],
    but: /\d/,
    tell: 'Desconte antes o que já está preso: cada stake é calculada sozinha, sobre a banca que você informou, e não sabe das outras apostas em aberto. Se parte do dinheiro está comprometida, conte só o que sobra. Na Carteira da rodada as apostas são contadas juntas, com um teto para a soma.',
  },
  {
    id: 'ourErrors',
    signs: [/\bquant[oa]s\b/, /\b(errar\w*|erraram|erros|errou|furar\w*|reds?)\b/, US],
    but: /\b(seguid\w+|eu|meu|perdi|se )\b/,
    tell: 'O número exato, com cada erro, está na página Transparência: tudo o que foi dito antes de cada jogo e o que aconteceu, por mês e por campeonato. Erramos muitas vezes, e não há como ser diferente: o que tem certa chance falha no resto das vezes.',
  },
]

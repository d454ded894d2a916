import { GUIDE } from '#guide/guide-answers.ts'
import type { Message } from '#skills/skill.ts'
import { MEANS, type Topic } from './topic.ts'

const PLAINLY =
  /\b(feira|laranja|banana|fruta|pao|padaria|mercadinho|crianca|em portugues|simples|que nem gente|de gente|leig[oa]|idade|avo|dia a dia)\b/

/** Who is at home, told apart from who is not. */
const ofSides = ({ scene }: Message): string =>
  scene
    ? `Mandante é quem joga em casa, aqui ${scene.home}; visitante é quem vem de fora, aqui ${scene.away}. No 1X2 o primeiro é o mandante e o último, o visitante.`
    : 'Mandante é quem joga em casa; visitante é quem vem de fora. No 1X2 o primeiro é o mandante e o último, o visitante.'

/** Words and colours on the page, for who sees them the first time. The answer stands in the first sentence. */
export const WORD_TOPICS: readonly Topic[] = [
  {
    id: 'sides',
    isFirst: true,
    signs: [/\b(mandante|visitante)\b/, /\b(o que (e|sao|quer dizer|significa)|quem e|quer dizer|signific\w+)\b/],
    but: /\b(vitoria|venc\w+|ganh\w+|handicap|empate|gols?|chance|odds?|favorit\w+|jogo|-|escanteios|cartoes)\b|\d/,
    tell: ofSides,
  },
  {
    id: 'confidenceIsChance',
    signs: [
      /\b(confianca|nota)\b/,
      /\b(chance|probabilidade|porcentage\w+|certeza)\b/,
      /\b(ganhar|dar certo|bater|acert\w+|vitoria|vencer|mesma coisa)\b/,
    ],
    but: /\b(por que|alta e|diferenca entre|qual (e )?a (confianca|nota))\b/,
    tell: 'Não: a confiança não é a chance de ganhar. Ela é uma nota de quanto a análise se sustenta, pelos dados, pela amostra, pela calibração e pelo acordo com o mercado. Dá para ter nota alta e chance baixa, e o contrário também.',
  },
  {
    id: 'edgeNotProfit',
    signs: [
      /\b(edge|vantagem)\b/,
      /\b(quer dizer|signific\w+|entao|e isso|e os|e o)\b/,
      /\b(ganho|ganhar|lucr\w+|rend\w+|recebo)\b/,
    ],
    but: /\b(r\$|reais|\d+ conto|quantas|negativ\w+|-)\b/,
    tell: GUIDE.edgeNotProfit,
  },
  {
    id: 'negativeEdge',
    signs: [/\bedge\b/, /\b(negativ\w+|sinal de menos|menos na frente|com menos|vermelho)\b/, MEANS],
    but: /\b(por que|kelly|dupla|over|under|gols?)\b/,
    tell: 'Quer dizer que o preço é ruim: a odd paga menos do que a chance pede, e a aposta, repetida muitas vezes, perde dinheiro. Fala do preço e não do resultado: ela pode até bater hoje. O mais comum é o edge ser negativo, por causa da margem da casa.',
  },
  {
    id: 'noValueLoses',
    signs: [
      /\b(sem valor|valor|edge negativ\w+|nao recomend\w+)\b/,
      /\b(quer dizer|signific\w+|e (por)?que|entao)\b/,
      /\b(vai|vao|deve|time|certeza)\b.*\b(perd\w+|ganh\w+|ruim|fraco)\b/,
    ],
    but: /\b(apostei|quanto|r\$|reais|chance de)\b/,
    tell: 'Não: "sem valor" fala do preço, não do time. Quer dizer só que a odd paga menos do que a chance pede, e que essa aposta, repetida muitas vezes, perde dinheiro. O time pode ser favorito e vencer hoje mesmo assim.',
  },
  {
    id: 'likelyButBad',
    signs: [
      /\b(provavel|favorit[oa]|chance alta|alta chance|quase cert[oa]|vai ganhar)\b/,
      /\b(mau negocio|negocio ruim|aposta ruim|car[oa]|nao (vale|compensa)|prejuizo|perder dinheiro)\b/,
      /\b(entao|pode|e isso|quer dizer|ou seja)\b/,
    ],
    but: /\b(por que|quanto|qual|odd d\w)\b/,
    tell: 'Isso mesmo: provável e bom negócio são coisas diferentes. Se a casa paga menos do que a chance pede, acerta-se muitas vezes e ainda assim se perde no longo prazo. O contrário também vale: algo pouco provável pode ter preço bom. Quem decide é a odd contra a justa.',
  },
  {
    id: 'greenMark',
    signs: [
      /\b(verde|vermelho|cor|cores|selo|etiqueta|marcad\w+|destaque|sinal verde)\b/,
      /\b(quer dizer|signific\w+|entao|certeza|garant\w+|vou)\b/,
      /\b(ganh\w+|perd\w+|bat\w+|acert\w+|vence\w*|certo)\b/,
    ],
    but: /\bcart(ao|oes)\b|\brecomend\w+/,
    tell: 'Não: a cor fala do preço, não do resultado. Verde quer dizer que a odd paga acima da justa; mesmo assim a aposta perde muitas vezes. Sem destaque também não quer dizer que vai perder, só que o preço não compensa.',
  },
  {
    id: 'fairForWhom',
    signs: [/\bjusta\b/, MEANS, /\b(quem|chama\w*)\b/],
    but: /\b(quanto|qual (e )?a odd justa d|diferen\w+|calcul\w+|gols?|vitoria|casa paga|por que)\b/,
    tell: 'Justa para os dois lados: é a odd em que, repetindo a aposta muitas vezes, nem você nem a casa ganham ou perdem. Sai de 1 dividido pela chance. A casa quase sempre paga menos do que isso, e a diferença é a margem dela; quando paga mais, há valor.',
  },
  {
    id: 'edgePlainly',
    signs: [/\b(edge|valor|value)\b/, MEANS, PLAINLY],
    but: /\b(quanto|quantos|qual)\b.{0,12}\b(edge|valor)\b/,
    tell: 'Edge é a diferença entre o que uma coisa vale e o preço pedido por ela. Na feira: a dúzia de laranja tem um valor; o feirante que pede menos do que isso vende barato, o que pede mais vende caro, por melhor que seja a laranja. Aqui a chance diz quanto vale e a odd é o preço: edge positivo é preço bom, negativo é preço caro. Não diz se a aposta ganha hoje.',
  },
  {
    id: 'overUnder',
    signs: [/\b(over|under)\b/, MEANS],
    but: /\d|\b(chance|odd|valor|linha|por que)\b/,
    tell: 'Over é "mais de" e under é "menos de": over ganha quando o total (de gols, escanteios ou cartões) passa da linha, e under quando fica abaixo dela. Exemplo: mais de 2,5 gols ganha com três ou mais; menos de 2,5, com menos do que isso.',
  },
  {
    id: 'roi',
    signs: [/\broi\b/, /\b(o que|signific\w+|seria|quer dizer|e isso|sigla|explica\w*)\b/],
    but: /\d|\b(meu|minha|yield)\b/,
    tell: 'ROI é o retorno sobre o que foi investido: lucro ou prejuízo dividido por tudo o que foi apostado. É o mesmo que aqui se chama yield. Se for negativo, houve perda; com poucas apostas, diz mais da sorte do que de você.',
  },
]

import { WHY_QUARTER } from '../prices/tell-stakes.ts'
import type { Thread } from './threads-of-us.ts'

const KELLY = /\bkelly\b|\bstakes?\b|\bum quarto\b/
const MULTIPLE = /\b(?:multipl\w+|acumulad\w+|tripl\w+|dupl(?:as|inha)|combinad\w+|bilhete|simples)\b/
const DIFFER =
  /\b(?:chance|probabilidade|numero|odd)\b.*\b(?:diferentes?|difere|discord\w+|nao bate\w*|diverg\w+)\b|\b(?:voces|modelo)\b.*\b(?:casas?|mercado)\b|\b(?:casas?|mercado)\b.*\b(?:voces|modelo)\b|\bquem (?:ta|esta) certo\b|\bdois batem\b/
const STREAK = /\b(?:seguid\w+|apostas? que nao|perdi as|derrotas|reds?|nao acerto|sequencia (?:ruim|de))\b/
const WEATHER = /\b(?:chov\w+|chuva|clima|calor|vento|frio|gramado|tempo ruim)\b/
const ODD_FELL = /\bodds?\b.*\b(?:cai\w*|caiu|caindo|sobe|subiu|subindo|mexeu|mudou)\b/
const VALUE = /\b(?:edge|aposta de valor|valor esperado|odd justa)\b/
const WEIGHT = /\bpesa mais\b|\bo que (?:mais )?(?:pesa|conta|entra)\b|\bforma ou confronto\b|\bpeso\b/

/** Stakes, multiples, the model beside the houses, runs of losses and what is beside the game: what people ask next. */
export const STUDY_THREADS: readonly Thread[] = [
  { about: KELLY, asked: /\bpor que\b.*\b(?:quarto|1 4|25|tao pouc\w+|so|fracao|pequen\w+)\b/, text: WHY_QUARTER },
  {
    about: KELLY,
    asked:
      /\b(?:meio kelly|metade|meio|kelly cheio|cheio|inteiro|dobro)\b.*\b(?:arrisc\w+|perig\w+|pior|melhor|muito|demais|risco|compensa|crescer?)\b|\b(?:arrisc\w+|perig\w+)\b.*\b(?:meio|metade|cheio)\b|^(?:e )?(?:o )?(?:meio kelly|kelly cheio|meio|cheio)$/,
    text: 'Sim, bem mais arriscado. Cada aposta leva o dobro do que um quarto de Kelly levaria, então a mesma sequência ruim derruba o dobro, e se a chance estiver um pouco alta demais você aposta acima do que devia sem saber. O crescimento a mais é pequeno perto disso.',
  },
  {
    about: KELLY,
    asked:
      /\b(?:qual|entre)\b.*\b(?:dois|duas|del[ea]s|melhor|indica|prefer\w+)\b|\b(?:comec\w+|iniciante|novo nisso|primeira vez)\b/,
    text: 'Para quem está começando, a fração menor: um quarto de Kelly, ou menos ainda, um valor fixo pequeno. Quem começa erra mais na chance, e é a stake pequena que perdoa o erro. E só olhar, sem apostar nada, também é um bom começo.',
  },
  {
    about: KELLY,
    asked: /\b(?:edge|conta) (?:da |der )?(?:zero|negativ\w+)\b|\bsem edge\b/,
    text: 'Aí a conta dá zero: sem edge positivo Kelly manda não apostar, e ficar de fora é a resposta.',
  },
  {
    about: MULTIPLE,
    asked:
      /^(?:e )?(?:com |de |se for |so |uma )*(?:duas|dois|2|tres|3|dupla|tripla)(?: (?:jogos|pernas|so|apenas|selec\w+))*(?: (?:vale|compensa|melhora|e melhor))*(?: a pena)?$/,
    text: 'Com menos pernas é menos ruim, mas o problema é o mesmo: a margem da casa entra em cada perna e as chances se multiplicam. Duas de 60% já saem juntas só em 60% × 60% = 36% das vezes. Só haveria valor se cada perna, sozinha, pagasse acima da justa.',
  },
  {
    about: MULTIPLE,
    asked:
      /\b(?:simples|sozinha|separad\w+|uma so)\b.*\b(?:sempre|melhor|mais segur\w+|compensa)\b|\b(?:sempre|melhor)\b.*\b(?:simples|separad\w+)\b/,
    text: 'Quase sempre, sim: na simples você paga a margem da casa uma vez só e a banca balança menos. A exceção é quando cada perna paga acima da justa; aí a múltipla também teria valor, com muito mais oscilação. E nenhuma das duas é obrigatória.',
  },
  { about: MULTIPLE, asked: /\b(?:sistema|trixie|cobrir um erro|\d de \d)\b/, text: { guide: 'systemBet' } },
  {
    about: MULTIPLE,
    asked: /\bmultiplica (?:o )?(?:prejuizo|risco|margem)\b|\b(?:prejuizo|margem)\b.*\bmultiplica\b/,
    text: 'É isso: o que se perde em média se multiplica junto. Se cada perna paga 97% do justo, três pagam 97% × 97% × 97% = 91,3%. Quanto mais pernas, maior a fatia da casa.',
  },
  {
    about: DIFFER,
    asked: /\b(?:simples|simplific\w+|mais facil|nao entendi|de outro jeito|resum\w+|traduz\w*|que nem gente)\b/,
    text: 'Em miúdos: a casa põe na odd a opinião dela mais a parte que fica para ela, a margem, e por isso as chances da casa somam mais de 100%. Nós tiramos essa margem e juntamos a opinião das casas com a conta dos gols. A diferença é quase toda isso.',
  },
  {
    about: DIFFER,
    asked:
      /\bquem (?:ta|esta|e que esta|tem|acerta|costuma)\b|\bqual (?:dos dois |del[ea]s )?(?:ta|esta|e o|e a)? ?(?:cert[oa]|confi\w+|acert\w+)\b|\bem quem\b/,
    text: 'Num jogo só ninguém sabe; na média, o mercado erra menos do que um modelo sozinho. Por isso a chance daqui já fica perto das odds, e o modelo só a puxa um pouco. Quando os dois brigam muito, desconfie primeiro do modelo.',
  },
  {
    about: DIFFER,
    asked: /\b(?:batem|iguais|concord\w+|coincid\w+|dao o mesmo|mesmo numero)\b/,
    text: 'Quando os dois batem, a chance é mais firme e a nota de confiança sobe na parte da concordância. Só que aí quase nunca há valor: se a casa vê a mesma chance e ainda tira a margem, o preço fica abaixo do justo.',
  },
  {
    about: STREAK,
    asked:
      /\b(?:mesmo )?com (?:chance|odd|probabilidade|edge|valor) (?:boa|alta|bom|alto)\b|\bmesmo (?:assim|acertando|com)\b|\bnormal\b/,
    text: 'Sim, mesmo com chance boa: o que tem 60% falha em 40% das vezes, e cinco falhas seguidas têm 40% × 40% × 40% × 40% × 40% = 1,0%. Parece raro, mas em muitas apostas uma sequência dessas acaba aparecendo. Não é motivo para aumentar valor; se está pesando, uma pausa ajuda.',
  },
  {
    about: WEATHER,
    asked: /\b(?:muda|pesa|afeta|atrapalha|influencia|interfere|faz diferenca|detalhe|conta)\b/,
    text: 'É detalhe: o tempo não entra na conta, então a chance e a odd justa não mudam. Chuva forte ou gramado pesado podem frear um jogo, mas quanto, eu não meço; se pesar mesmo, as odds das casas se mexem, e aí vale comparar de novo com a justa.',
  },
  {
    about: ODD_FELL,
    asked: /\b(?:por que|motivo|o que (?:houve|aconteceu))\b/,
    text: 'O motivo eu não recebo. Em geral é dinheiro que entrou desse lado, escalação, desfalque ou a casa copiando as outras. O que dá para fazer é comparar a odd nova com a justa: abaixo dela, o valor acabou.',
  },
  {
    about: VALUE,
    asked: /\b(?:garant\w+|certeza|sempre ganh\w+|lucro (?:certo|garantido))\b/,
    text: { guide: 'edgeNotProfit' },
  },
  {
    about: WEIGHT,
    asked: /\b(?:ignor\w+|sem (?:ele|ela|isso|esse)|tir\w+|desconsider\w+|nao contasse)\b/,
    text: 'Isso não dá para saber aqui: tirar esse pedaço e refazer a conta eu não consigo. Como o confronto direto pesa muito pouco e as odds das casas pesam muito, a chance ficaria quase igual.',
  },
  {
    about: /\b(?:gols?|ganh\w+|venc\w+|favorit\w+|chance|primeiro)\b/,
    asked:
      /\b(?:sa(?:ir|indo|i)|comec\w+|abrir|abre) (?:na frente|perdendo|ganhando|o placar)\b|\b(?:tomar|levar|sofrer) (?:um |o )?(?:gol )?(?:primeiro|cedo|logo)\b/,
    text: { guide: 'firstGoal' },
  },
  {
    about: WEIGHT,
    asked: /\b(?:outro|confronto|segundo|entra com|quanto|peso)\b/,
    text: 'Um peso em número eu não tenho: nem a forma recente nem o confronto direto entram à parte. Cada jogo passado conta como resultado, os antigos cada vez menos, e o confronto é só mais um jogo entre eles; quem pesa mesmo são as odds das casas.',
  },
]

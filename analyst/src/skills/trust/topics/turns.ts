import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { GUIDE } from '#guide/guide-answers.ts'
import { bullets, capital, findMarket, paragraphs, sentences } from '#scene.ts'
import type { Message } from '#skills/skill.ts'
import { inSentence } from '#writers/market-words.ts'
import { type Topic, WHY } from './topic.ts'

/** What would have to come for this reading to be another one. */
function changesOfMind({ scene, ask }: Message): string | null {
  if (scene?.phase !== 'ahead') return null
  const market = findMarket(scene, `result.${ask.side ?? 'home'}`)
  if (!market) return null
  const price =
    market.bestOdd === null
      ? `O preço: nenhuma casa cota este jogo nas minhas fontes. A odd justa de ${inSentence(market)} é ${writeOdd(market.fairOdd)}: só um preço acima dela teria valor.`
      : `O preço: ${inSentence(market)} tem odd justa ${writeOdd(market.fairOdd)} e melhor odd ${writeOdd(market.bestOdd)}. Valor há só acima da justa, e muda a cada vez que a odd anda.`
  return paragraphs(
    'O que mudaria a leitura:',
    bullets([
      price,
      `O mercado: se as casas andarem todas juntas, a chance anda com elas, porque pesam muito na conta. Hoje são ${writeShare(market.pooledChance)} para ${inSentence(market)}.`,
      'Resultado novo de um dos dois antes deste jogo: a força de cada um é estimada outra vez.',
    ]),
    'Escalação, lesão e notícia eu não leio; disso a conta só sente o que as odds trouxerem.',
  )
}

/** From what one chance was made. */
function originOf({ scene, ask }: Message): string | null {
  const market = scene && findMarket(scene, `result.${ask.side ?? 'home'}`)
  if (!market) return null
  const { modelChance, marketChance, pooledChance } = market
  return sentences(
    'Da força de ataque e defesa de cada time e do mando, que dão a chance de cada placar, junto com o que as casas pagam, sem a margem delas; nada é palpite.',
    modelChance === null || marketChance === null
      ? `Sem odds deste jogo, fica só o modelo: ${writeShare(pooledChance)} para ${inSentence(market)}.`
      : `${capital(inSentence(market))}: chance de ${writeShare(pooledChance)} na conta conjunta; o modelo sozinho diz ${writeShare(modelChance)} e o mercado, ${writeShare(marketChance)}.`,
  )
}

/** What is asked in the middle of a talk: where a number comes from, what would turn it, why the obvious is not so. */
export const TURN_TOPICS: readonly Topic[] = [
  {
    id: 'changesOfMind',
    isFirst: true,
    signs: [
      /\b(mud(ar\w*|ava\w*|asse\w*|e|a|ou)|trocar|convenc\w+)\b(?: [a-z]+){0,3} (ideia|opiniao|leitura|visao|posicao|cabeca)\b/,
      /\b(o que|que|quando|precis\w+|faria|teria|acontec\w+)\b/,
    ],
    but: /\b(mudei|mudou|mudaram|voce ja|ontem)\b/,
    tell: changesOfMind,
  },
  {
    id: 'originOfChance',
    isFirst: true,
    signs: [
      /\b(de onde|como)\b(?: [a-z]+){0,3} (sai\w*|vem|veio|tir\w+|cheg\w+|surgi\w+|inventa\w*)\b|\b(cartola|chapeu|tirad[oa]s? do)\b/,
      /\b(ess[ea]s?|est[ea]s?|do|da)\b(?: [a-z]+){0,2} (percentual|percentuais|porcentage\w+|chance|numero|probabilidade|\d+%?)\b/,
    ],
    but: /\b(dados|fonte|margem|implicita|odds? (de|da|das)|edge|kelly|stake|confianca|nota)\b/,
    tell: originOf,
  },
  {
    id: 'paysMoreNotBetter',
    isFirst: true,
    signs: [
      /\bpag(a|am|ando|ar) (mais|melhor|bem)\b/,
      WHY,
      /\b(melhor|bom|boa|vale|vantagem)\b/,
      /\bnao (e|seria|vale|compensa)\b/,
    ],
    but: /\b(casas?|odd justa|modelo|grupo)\b/,
    tell: 'Porque paga mais justamente o que acontece menos. Odd alta é chance baixa: cada acerto rende mais, e os acertos são mais raros. Melhor negócio é o que paga acima da própria chance, seja a odd alta ou baixa, e isso é o que o edge mede.',
  },
  {
    id: 'negativeSign',
    isFirst: true,
    signs: [/\b(sinal de menos|sinal negativo|menos na frente|vem negativ[oa]|fica negativ[oa]|estiver negativ[oa])\b/],
    but: /\b(handicap|saldo|gols?|linha)\b/,
    tell: 'Sim, de preço ruim: o menos quer dizer que a odd paga menos do que a chance pede, e que essa aposta, repetida muitas vezes, perde dinheiro. Não diz que o time vai perder hoje. É o mais comum, por causa da margem da casa.',
  },
  {
    id: 'quarterOrHalf',
    isFirst: true,
    signs: [
      /\b(um quarto|1\/4|quarto)\b/,
      /\b(metade|meio|1\/2|um terco|dobro)\b/,
      /\b(por que|e nao|em vez|diferenca)\b/,
    ],
    but: /\btempo\b/,
    tell: `${GUIDE.whyQuarterKelly} Com metade a stake seria o dobro da nossa: a banca cresceria mais rápido se as chances estivessem certas e balançaria bem mais se não estivessem. Entre um quarto e metade não há certo e errado; nós ficamos com a menor porque o erro de quem aposta demais custa mais do que o de quem aposta de menos.`,
  },
  {
    id: 'marginMethod',
    isFirst: true,
    signs: [
      /\b(proporciona\w+|metodo|margem|shin|potencia|power|remov\w+|tir\w+)\b/,
      /\b(azarao|zebra|azaroes|favorito|vies|distorc\w+|longshot)\b/,
      /\b(distorc\w+|muda\w*|vies|prejudic\w+|afeta\w*|favorec\w+|corrig\w+|escolha)\b/,
    ],
    but: /\b(gols?|escanteios|cartoes|tabela)\b/,
    tell: 'A divisão proporcional distorce mesmo: tira do favorito e deixa chance demais ao azarão, porque as casas põem mais margem no que é improvável. Por isso não a usamos: a margem sai por potência, que tira mais do azarão e foi a melhor das cinco formas que testamos.',
  },
  {
    id: 'soldResult',
    isFirst: true,
    signs: [
      /\b(placar certo|resultado certo|jogo (combinado|comprado|arranjado|vendido)|fixo|manipulad[oa]|informacao privilegiada)\b/,
      /\b(vend\w+|cobra\w*|oferec\w+|telegram|whats\w*|zap|grupo|cara|pediu|pix)\b/,
    ],
    tell: 'Sim, trate como golpe: ninguém vende placar certo. Quem de fato soubesse de um jogo arranjado não precisaria vender, e participar disso é crime. O truque comum é mandar placares diferentes a muita gente e voltar só a quem, por sorte, viu o seu acertar. Não pague, guarde as mensagens e denuncie o perfil.',
  },
]

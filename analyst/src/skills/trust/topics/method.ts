import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { GUIDE } from '#guide/guide-answers.ts'
import { TESTED_LOSS } from '#guide/plan-figures.ts'
import { readShare } from '#reading/read-given.ts'
import { fairFactor } from '#writers/exact-share.ts'
import { type Topic, WHY } from './topic.ts'

/** How the numbers are made, how good they are, and when they change. */
export const METHOD_TOPICS: readonly Topic[] = [
  {
    id: 'whyNotMultiply',
    signs: [/\bmultiplic\w+\b/, WHY, /\b(nao|posso|pode\w*|errad[oa])\b/],
    but: /\b(quanto|banca|dinheiro)\b/,
    tell: GUIDE.correlation,
  },
  {
    id: 'whoIsRight',
    signs: [/\bquem\b/, /\b(errad[oa]|cert[oa]|razao|erra)\b/, /\b(mercado|casas)\b/, /\b(voces|modelo|tu)\b/],
    but: /\b(acertou mais|jogos onde|historico)\b/,
    tell: GUIDE.whoIsRight,
  },
  {
    id: 'fairVersusHouse',
    signs: [
      /\bjusta\b/,
      /\b(casas?|praticad\w+|ofertad\w+|oferecid\w+|paga\w*)\b/,
      /\b(diferen\w+|diverg\w+|abaixo|menor)\b/,
      /\b(por que|fator|motivo|razao|causa|esclarec\w+|explica\w*)\b/,
    ],
    but: /\d/,
    tell: 'Por causa da margem, sobretudo: a odd justa é 1 dividido pela nossa chance, sem vantagem para ninguém, e a casa paga menos do que isso para ter o seu ganho. O resto vem de opinião: cada casa vê uma chance um pouco diferente da nossa. Quando a dela passa da justa, há valor.',
  },
  {
    id: 'howManyGames',
    signs: [/\bquant[oa]s (jogos|partidas)\b/, /\b(voces|calcul\w+|us(a|am|aram)|amostra|base|modelo)\b/],
    but: /\b(test\w+|por mes|por dia|ganhou|perdeu|venceu|marcou|seguid\w+|plano|sem (perder|ganhar|levar)|ultimos)\b/,
    tell: 'O número exato por trás desta conta eu não vejo daqui: ela usa a temporada inteira e as anteriores dos dois times e do campeonato, com os jogos antigos pesando menos. Escanteios e cartões variam mais do que gols, e deles a conta sabe menos; é fácil errar, e por isso nunca são certeza.',
  },
  {
    id: 'errorVersusHouses',
    signs: [
      /\b(erros?|erra\w*|precis\w+|acert\w+|melhor|bate\w*|supera\w*)\b/,
      /\b(voces|modelo|prancheta)\b/,
      /\b(casas|mercado|odds)\b/,
      /\b(compar\w+|contra|do que|que (as|o|a)|bate\w*|supera\w*|versus)\b/,
    ],
    but: /\b(comiss\w+|clic\w+|ordem|nesse jogo|neste jogo|discord\w+|diverg\w+|por que|paga\w*|aposta|odd (d|justa)|quem acert\w+)\b/,
    tell: `Não batemos as casas. ${TESTED_LOSS} Quanto menor, melhor. Os testes estão em Como funciona, e o registro dos jogos de agora, na página Transparência.`,
  },
  {
    id: 'ourChanceDiffers',
    isFirst: true,
    signs: [
      WHY,
      /\b(chances?|probabilidades?|porcentage\w+|percentual|numeros?)\b/,
      /\b(daqui|de voces|voces|aqui|modelo)\b/,
      /\b(casas?|mercado|odd)\b/,
      /\b(diferen\w+|outr[ao]|nao bate\w*|diverg\w+)\b/,
    ],
    but: /\b(odd justa|aroeira|jatoba|umbuzeiro|sapucaia|duas casas|entre (as )?casas|mesmo jogo)\b|\d/,
    tell: 'Porque a odd da casa traz a margem dela e a opinião dela; a daqui tira a margem de todas, junta as casas e o nosso modelo. Por isso a chance que se lê numa odd (1 dividido por ela) é quase sempre um pouco maior do que a nossa, sem que ninguém esteja errado.',
  },
  {
    id: 'modelScore',
    signs: [/\b(brier|log ?loss|rps|ece|erro de calibracao|metrica\w*|score do modelo)\b/],
    tell: `${TESTED_LOSS} Ou seja: com as odds o modelo não bate o mercado, e sem elas fica atrás. Por isso uma divergência entre os dois é quase sempre erro do modelo, e nada é recomendado só porque ele discorda: o edge vem de uma casa que paga acima do consenso das outras.`,
  },
  {
    id: 'shrunk',
    signs: [
      /\b(encolh\w+|shrink\w*|pux\w+|aproxim\w+|pondera\w*|mistur\w+|pesa\w*|desconta\w*|corrig\w+)\b/,
      /\b(mercado|odds|casas|fechamento)\b/,
      /\b(chance|probabilidade|modelo|recomend\w+|isso|conta)\b/,
      /\b(ja|entao|voces|de alguma forma|em direcao)\b/,
    ],
    but: /\b(margem|vig|clima|banca|confronto|tempo|torcida)\b/,
    tell: 'Sim: a chance mostrada já é encolhida em direção ao mercado. Ela junta o modelo e as odds sem a margem, com peso bem maior para as odds, porque foi assim que errou menos nos testes. É dessa chance conjunta que saem a odd justa, o edge e a stake; a stake ainda usa só um quarto de Kelly.',
  },
  {
    id: 'closingLine',
    signs: [
      /\b(clv|closing line|odd de fechamento|linha de fechamento)\b/,
      /\b(voces|medem|mede|prova|acompanh\w+|registr\w+|track\w+|mostra\w*)\b/,
    ],
    but: /\b(o que e|signific\w+|minha odd|peguei)\b|\d/,
    tell: 'Sim, medimos: a página Transparência compara o que dissemos com as odds de fechamento, e o Diário faz o mesmo com a odd de cada aposta sua (CLV). Como prova é melhor do que o lucro de um período curto, que é em boa parte sorte; um número médio eu não tenho nesta conversa.',
  },
  {
    id: 'marginMethod',
    signs: [
      /\b(tira\w*|remov\w+|descont\w+|limp\w+|retir\w+)\b/,
      /\b(margem|sobra|vig|overround|excesso|juice)\b/,
      /\b(como|metodo|de que jeito|de que forma)\b/,
    ],
    but: /\b(quanto|quanta|qual (e|a|fica)|proporcional|aroeira|jatoba|umbuzeiro|sapucaia|surebet)\b/,
    tell: GUIDE.marginMethod,
  },
  {
    id: 'disagreementRecord',
    signs: [
      /\b(discord\w+|diverg\w+|brig\w+|contra o mercado)\b/,
      /\b(mercado|odds|casas)\b/,
      /\b(quem|qual|acert\w+|ganhou|razao|historico|passad\w+|jogos)\b/,
    ],
    but: /\b(nesse jogo|neste jogo|aqui|quanto|por que|odd justa|praticad\w+)\b/,
    tell: 'O mercado: nos testes com jogos passados, onde modelo e odds discordavam, as odds ficaram mais perto do que aconteceu, e por isso a chance conjunta fica perto delas. O placar exato dessas brigas, jogo a jogo, eu não tenho na conversa; a comparação com as odds de fechamento está na página Transparência.',
  },
  {
    id: 'otherOddThere',
    isFirst: true,
    signs: [
      /\b(de quando|de que hora|que horas|atualiz\w+|desatualiz\w+|velh\w+)\b/,
      /\b(odds?|valor|preco|over|under)\b/,
      /\b(mostra\w*|outr[oa]|diferente|aparece\w*|ta \d|considero)\b/,
    ],
    but: /\b(vale|presta|edge|tem valor)\b/,
    tell: 'Considere a que a casa mostra, porque é ela que paga: as odds daqui são da hora em que a análise foi feita, escrita ao lado de cada uma na tela, e não se atualizam de tempos em tempos. Pedida de novo, a análise busca as do momento, e no mesmo jogo isso não gasta outra partida. Para ver se há valor, compare a de lá com a odd justa.',
  },
  {
    id: 'lineupUpdate',
    signs: [
      /\b(atualiz\w+|recalcul\w+|refaz\w*|mud(a|ar|am)|parad[ao]s?|rodar de novo|automatic\w+|sozinh[oa]|tempo real|de quanto em quanto)\b/,
      /\b(analises?|odds?|numeros|chances?|dados|escalac\w+|porcentage\w+|probabilidades?)\b/,
      /\b(sozinh[oa]|escalac\w+|automatic\w+|parad[ao]|de novo|quanto em quanto|tempo real|desde|voces atualiz\w+|que horas|frequencia)\b/,
    ],
    but: /\b(se (a|o) (odd|chance|banca)|aposta sozinh\w+|meu|minha|pesa|por mim)\b/,
    tell: ({ text }) =>
      /\b(qual eu|qual (devo|considero|uso)|outro valor|outra odd|mostra outr\w+)\b/.test(text)
        ? 'Considere a que a casa mostra, porque é ela que paga. A daqui é a da hora em que a análise foi feita: não há atualização de tempos em tempos; pedida de novo, a análise busca as odds do momento, e no mesmo jogo isso não gasta outra partida.'
        : /\bescalac\w+/.test(text)
          ? 'Fica parada: a análise não muda sozinha, nem quando sai a escalação, que aliás não entra na conta. Peça de novo depois dela: as odds novas costumam trazer o efeito dos desfalques, e no mesmo jogo isso não gasta outra partida.'
          : 'Não se atualiza sozinha: a análise fica com os dados e as odds da hora em que foi feita. Pedida de novo, ela usa os do momento, e no mesmo jogo isso não gasta outra partida. A hora de cada dado está ao lado dele na tela.',
  },
  {
    id: 'stakeByEdge',
    signs: [WHY, /\bstake|entrada\b/, /\bchance menor\b|\bmenos provavel\b|\bmenor chance\b/, /\b(maior|mais)\b/],
    tell: 'Porque a stake não segue a chance, segue o preço: ela é o edge dividido por (odd − 1). Um mercado menos provável, mas que pague bem acima do justo, pede mais do que um provável que pague quase o justo; e sem edge a conta não pede nada, por mais alta que seja a chance.',
  },
  {
    id: 'scoresUse',
    signs: [
      /\bplacar(es)?\b/,
      /\b(pra que|para que|por que|serve\w*|sentido)\b/,
      /\b(pequen\w+|baix\w+|pouc[oa]|tant[oa]s?|so \d+|apenas \d+)\b/,
    ],
    but: /\b(poisson|dixon\w*|correc\w+|1o|2o|recomend\w+|odds?)\b/,
    tell: 'Porque são muitos placares possíveis, e a chance se reparte entre todos; servem para somar: cada placar sozinho tem chance pequena porque são muitos, mas é da soma deles que sai todo o resto. A vitória de um time é a soma dos placares em que ele vence; mais de 2,5 gols, a dos que têm três ou mais. Para escolher um só, a lista serve pouco mesmo.',
  },
  {
    id: 'valueThoughUnlikely',
    signs: [
      /\bvalor\b/,
      /\b(so|apenas|pouco|baixa)\b/,
      /\b(chance|acert\w+|probabilidade)\b/,
      /\b(por que|quem|como)\b/,
      /\b(alguem|querer|apost\w+|valer|compensa\w*)\b/,
    ],
    but: /\b(voces (nao )?recomend\w+|nao tem valor|sem valor)\b/,
    tell: ({ text }) => {
      const share = readShare(/(?<![\d.])(\d{1,2}) ?%/.exec(text)?.[1] ?? '0')
      return `Porque o que falta na chance pode sobrar no preço.${share > 0 ? ` Com ${writeShare(share)} de chance, a odd justa é 1 ÷ ${fairFactor(share)} = ${writeOdd(1 / share)}: quem recebe mais do que isso em cada acerto fica na frente na média, mesmo errando a maioria.` : ' Quem acerta poucas vezes, mas recebe mais do que a chance pede em cada acerto, fica na frente na média de muitas.'} Em poucas apostas a sorte manda, e por isso a parte de cada uma é pequena.`
    },
  },
]

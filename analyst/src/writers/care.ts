import type { Pick } from '../scene.ts'

/** Answers that put the person first. They name help and hold no number of a match. */
const HELP =
  'Se quiser ajuda, há a autoexclusão oficial em gov.br/autoexclusaoapostas, os Jogadores Anônimos (jogadoresanonimos.com.br) e o CVV, que atende de graça, a qualquer hora, pelo telefone **188**.'

export const writeDistress = (): string =>
  [
    'Obrigado por contar. O que você descreve é sério e tem saída, e não é com mais uma aposta.',
    `Pare por agora: nas configurações você pode ligar uma pausa da sua conta. ${HELP}`,
    'Não vou falar de mercados nesta resposta. Cuide de você primeiro, e converse com alguém de confiança ainda hoje, se puder.',
  ].join('\n\n')

export const writeBorrowed = (): string =>
  [
    'Não, e isso eu digo sem rodeio: nunca aposte dinheiro emprestado, de contas ou que faça falta, por melhor que um preço pareça. Qualquer aposta pode perder, e a dívida fica.',
    `Se o aperto já existe, apostar só o aumenta. ${HELP}`,
  ].join('\n\n')

/** Whoever told of trouble and goes on about a bet hears the same again, however small the bet. */
export const writeStillCare = (): string =>
  `Nem com um valor pequeno: nenhuma aposta ajuda agora, e por isso não falo de preço, palpite nem mercado nesta conversa. Pare por hoje; em Configurações dá para ligar uma pausa da conta. ${HELP}`

export const writeStillRelative = (): string =>
  'De preço e palpite não falo nesta conversa, porque alguém perto de você está em apuros com isso. Para ele ou ela: conversa calma fora da hora do jogo, nada de emprestar nem de pagar a dívida, e os Jogadores Anônimos, que recebem também as famílias (jogadoresanonimos.com.br). Para você, o CVV, telefone **188**, atende de graça.'

export const writeHelp = (): string =>
  [
    'Perguntar isso já é um bom passo, e ajuda existe, é gratuita e sigilosa.',
    '- **Autoexclusão oficial**: bloqueia o seu acesso às casas de apostas, em gov.br/autoexclusaoapostas\n- **Jogadores Anônimos**: grupos de apoio, em jogadoresanonimos.com.br\n- **CVV**: conversa a qualquer hora pelo telefone **188**',
    'Aqui na Prancheta, nas configurações, você também pode pausar a própria conta.',
  ].join('\n\n')

export const writeChasing = (pick: Pick): string =>
  [
    pick([
      'Recuperar perda com aposta é o caminho mais curto para perder mais, e nisso eu não ajudo.',
      'Entendo a vontade de virar o jogo, mas apostar para cobrir prejuízo, ou subir o valor depois de um red, só aumenta o buraco.',
    ]),
    `O jogo de hoje não sabe do resultado de ontem. Faça uma pausa e volte quando for estudo, não urgência. ${HELP}`,
  ].join('\n\n')

/** Everything on one bet, by somebody who tells of no loss. */
export const writeAllIn = (): string =>
  `Para isso eu não digo lado nenhum. Cada aposta é uma parte pequena do que pode sumir sem fazer falta. Se a vontade de arriscar tudo está forte, faça uma pausa, em Configurações. ${HELP}`

export const writePromise = (pick: Pick): string =>
  [
    pick([
      'Isso não existe, e desconfie de quem vende: não há aposta certa, green garantido nem jogo sem risco.',
      'Não posso prometer resultado, porque ninguém pode. Certeza em futebol é propaganda, não estatística.',
      'Garantia eu não dou. Todo número aqui é probabilidade, e o menos provável acontece o tempo todo.',
    ]),
    'O que faço é comparar probabilidade com preço e dizer quando não há valor. É estudo para maiores de 18 anos, com dinheiro que não faça falta, nunca renda.',
  ].join('\n\n')

export const writeMinor = (): string =>
  'Então é melhor a gente parar por aqui: apostas e este aplicativo são só para maiores de 18 anos. Curta o futebol sem aposta, que é a melhor parte. Se alguém estiver pressionando você a apostar, fale com um adulto de confiança.'

/** Whoever is not of age and goes on about a bet. */
export const writeStillMinor = (): string =>
  'De preço, palpite, chance ou mercado de jogo eu não falo com quem ainda não tem 18 anos, nem só para ver. A Prancheta é para adultos. Um conceito eu explico sem os números de um jogo, e as estatísticas de futebol sem aposta estão nos sites das competições e dos clubes.'

export const writeInjection = (pick: Pick): string =>
  pick([
    'Isso eu não faço: sigo sendo o analista de futebol da Prancheta, com as mesmas regras, que também não mostro. Se quiser, volto à análise.',
    'Nisso eu não mudo: falo de futebol, com os dados que tenho e sem promessas, e o que há por dentro não mostro. Posso voltar à análise por onde você quiser.',
  ])

export const writeOtherGames = (pick: Pick): string =>
  pick([
    'Só estudo futebol. De outros esportes não tenho dados, e de jogos de azar eu não falo: ali não há o que estudar, só a margem da casa.',
    'Isso fica fora do meu campo: aqui é futebol e nada mais. Cassino e loteria, então, nem com estatística.',
  ])

export const writeOtherMatch = (pick: Pick): string =>
  pick([
    'Nesta conversa eu só conheço esta partida. De outros times ou de um título em disputa não tenho números aqui; para outro jogo, abra a análise dele e converse a partir dali.',
    'Aqui só sei deste jogo: sobre outro clube ou outra competição, qualquer número meu seria chute. Se a partida estiver em Análises, abra a conversa por ela.',
  ])

export const writeNotFootball = (pick: Pick): string =>
  pick([
    'Com isso eu não consigo ajudar: aqui converso só sobre a análise da partida e o estudo de apostas em futebol. Se quiser, voltamos ao jogo: resultado, gols, preços ou riscos?',
    'Esse assunto fica fora daqui: só trato da análise do jogo e de como estudar apostas em futebol. Quer voltar por resultado, gols, odds ou gestão de banca?',
    'Fico devendo essa: meu assunto é a análise da partida e o estudo de apostas em futebol. Posso retomar de onde paramos, por chances, preços ou riscos.',
  ])

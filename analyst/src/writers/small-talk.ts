import type { Pick } from '../scene.ts'

/** `match` is 'X contra Y', or null where no match is at hand. */
export type SmallTalk = (pick: Pick, match: string | null) => string

export const writeGreeting: SmallTalk = (pick, match) =>
  match === null
    ? pick([
        'Olá! Aqui, sem uma partida escolhida, posso explicar conceitos: edge, Kelly, odd justa, handicap, gestão de banca. O que quer entender?',
        'Oi! Esta conversa não tem jogo na mesa, mas tiro dúvidas sobre probabilidade, odds e banca. Por onde começamos?',
      ])
    : pick([
        `Olá! Estou com ${match} na prancheta. Quer começar pelo resultado, pelos gols ou pelo valor das odds?`,
        `Oi! Vamos a ${match}. Pergunte o que quiser: forma, confrontos, escanteios, preços, riscos.`,
        `Fala! ${match} está aberto aqui. Posso resumir o jogo ou ir direto ao mercado que interessa a você.`,
      ])

export const writeThanks: SmallTalk = (pick) =>
  pick([
    'Por nada! Quando quiser olhar outro ponto, é só chamar.',
    'Disponha. E lembre que o melhor estudo é o que também sabe dizer não.',
    'Eu que agradeço. Bom jogo, com calma e sem pressa de apostar.',
  ])

export const writeBye: SmallTalk = (pick) =>
  pick(['Até mais! Se for apostar, só o que não faz falta.', 'Até a próxima rodada!', 'Valeu, até logo. Cuide-se.'])

export const writeAcknowledgement: SmallTalk = (pick, match) =>
  match === null
    ? pick(['Certo. Qual conceito vem agora?', 'Beleza. Diga a próxima dúvida.'])
    : pick([
        'Combinado. Posso seguir por gols, escanteios, forma, valor ou riscos: escolha um.',
        'Certo. Qual parte do jogo vemos agora?',
      ])

export const writeCapabilities: SmallTalk = (_pick, match) =>
  match === null
    ? [
        'Sem partida escolhida, eu explico conceitos. Por exemplo:',
        '- **Números**: edge, odd justa, margem, probabilidade implícita, Poisson, calibração\n- **Dinheiro**: banca, stake, Kelly, variância, yield\n- **Mercados**: ambas marcam, over e under, handicap asiático, dupla chance, combinadas',
        'Para falar de um jogo, abra a conversa pela análise dele.',
      ].join('\n\n')
    : [
        `Sobre ${match}, posso falar de:`,
        '- **O jogo**: resultado, gols, ambas marcam, placar, tempos, escanteios, cartões, handicap\n- **O contexto**: forma, confrontos, tabela, tempo, comparação dos times\n- **O preço**: odds, valor, stake, combinadas, riscos e confiança',
        'Se quiser mais, diga "por quê?", "explica melhor" ou "em números". O que eu não souber, eu digo.',
      ].join('\n\n')

export const writeIdentity: SmallTalk = (pick) =>
  pick([
    'Sou o analista embutido da Prancheta: um programa que lê os números da análise e responde em português. Não sou gente, não torço, não aposto e não vendo palpite. Meu assunto é a análise do jogo e o estudo de apostas; quer voltar a ela?',
    'Um programa da própria Prancheta. Leio os dados da partida e conto o que eles dizem, sem inventar nada e sem torcer por ninguém. Só falo disso e de como estudar apostas; voltamos ao jogo?',
  ])

export const writeUnclear: SmallTalk = (pick, match) =>
  match === null
    ? pick([
        'Não peguei a pergunta. Sem jogo escolhido, explico como as chances são feitas, os planos, a privacidade, a banca e os conceitos: edge, Kelly, handicap, odd justa. Pode dizer de outro jeito?',
        'Essa eu não entendi. Pode perguntar de outro jeito, ou pedir "o que você pode fazer".',
      ])
    : pick([
        `Essa eu não entendi, ou não está nos meus dados sobre ${match}.`,
        `Não peguei essa pergunta, ou ela foge do que sei de ${match} e do estudo de apostas.`,
      ])

import { TERMS } from '@prancheta/core/glossary/terms.ts'

/** Words for kinds of bets. */
export const BET_CONCEPTS = [
  {
    id: 'btts',
    ...TERMS.btts,
    pattern: /\bambas( as equipes)?( marcam)?\b/,
    more: 'Não importa quem vence. O mercado depende do time menos ofensivo: basta ele passar em branco para o sim cair.',
  },
  {
    id: 'overUnder',
    ...TERMS.overUnder,
    pattern:
      /\bover( e | ou |\/| )?(under)?\b|\bunder\b|\b(mais|menos) de \d|\bmais e menos\b|\blinhas?( de)?( \d\S*)?( gols| escanteios| cartoes)?\b/,
    more: 'As linhas de meio gol existem para não haver empate: ou passou, ou não passou; nas inteiras e nas de quarto, parte do valor ou ele todo pode voltar. Linha mais alta paga mais porque acontece menos.',
  },
  {
    id: 'oneXTwo',
    ...TERMS.oneXTwo,
    pattern: /\b1x2\b|\bresultado final\b/,
    more: 'Vale o placar ao fim do tempo normal, com acréscimos e sem prorrogação. São três resultados possíveis, e o empate é o que mais gente esquece.',
  },
  {
    id: 'asianHandicap',
    ...TERMS.asianHandicap,
    pattern: /\bhandicap( asiatico)?\b|\basiatic\w+\b/,
    more: 'Na linha inteira, acertar em cheio devolve o valor. Na linha de quarto, a aposta é dividida entre as duas linhas vizinhas, por isso existe meia vitória e meia derrota. Costuma ter menos margem do que o resultado final, mas margem tem.',
  },
  {
    id: 'europeanHandicap',
    ...TERMS.europeanHandicap,
    pattern: /\bhandicap europeu\b|\beuropeu\b/,
    more: 'A diferença para o asiático é que aqui o empate ajustado não devolve nada: é uma das três apostas.',
  },
  {
    id: 'doubleChance',
    ...TERMS.doubleChance,
    pattern: /\bdupla chance\b|\b1x\b|\bx2\b/,
    more: 'Vence mais vezes e paga menos. Não é mais segura no preço: se a odd vier abaixo da justa, perde no longo prazo como qualquer outra.',
  },
  {
    id: 'drawNoBet',
    ...TERMS.drawNoBet,
    pattern: /\bempate (anula|devolve)( a)?( aposta)?\b|\bdraw no bet\b/,
    more: 'Fica entre a vitória seca e a dupla chance: paga menos do que a primeira e mais do que a segunda.',
  },
  {
    id: 'combo',
    ...TERMS.combo,
    pattern:
      /\bcombina\w+\b( este jogo com outros)?|\bmultiplicar as odds\b|\bmultiplas?\b|\bbilhete\b|\bbet ?builder\b|\bacumulad\w+\b/,
    more: 'No mesmo jogo, as escolhas dependem umas das outras, então multiplicar as odds engana; o certo é somar os placares em que todas vencem. Em jogos diferentes, a margem da casa se acumula a cada perna.',
  },
  {
    id: 'single',
    word: 'Aposta simples',
    pattern: /\bapostas? simples\b|\baposta unica\b/,
    meaning: 'É uma aposta em uma coisa só: ela ganha ou perde sozinha, sem depender de outro palpite.',
    more: 'É a mais fácil de comparar com a odd justa, e a margem da casa entra uma vez só. Na múltipla, basta um erro para perder tudo.',
  },
  {
    id: 'voidBet',
    word: 'Aposta anulada',
    pattern: /\baposta (anulada|void|devolvida|reembolsada)\b|\b(void|push)\b/,
    meaning:
      'É a que nem ganha nem perde: o valor volta inteiro, como quando o handicap bate em cheio ou o jogo é cancelado.',
    more: 'Numa múltipla, a perna anulada costuma sair da conta e as outras seguem valendo. Cada casa tem o seu regulamento para jogo adiado ou interrompido.',
  },
  {
    id: 'countModel',
    word: 'Escanteios e cartões',
    pattern: /\bmodelo de (escanteios|cartoes|contagem)\b|\bconfi\w+ .{0,24}\b(escanteios|cartoes)\b/,
    meaning:
      'Têm conta própria, feita do ritmo de cada time, do adversário e do campeonato, e não saem do mapa de placares.',
    more: 'A linha é quebrada para não haver empate: ou passou, ou não passou. Essas contagens balançam mais do que os gols, e por isso nunca entram nas nossas combinadas.',
  },
  {
    id: 'surebet',
    word: 'Arbitragem',
    pattern: /\bsurebets?\b|\barbitragem\b/,
    meaning: 'É apostar em todos os resultados em casas diferentes quando as odds, somadas, deixam uma sobra.',
    more: 'Na prática as sobras são raras e pequenas, os preços mudam no meio do caminho e as casas limitam quem faz isso. A Prancheta não busca arbitragem.',
  },
  {
    id: 'cashOut',
    word: 'Cash out',
    pattern: /\bcash ?out\b|\bencerrar (a )?aposta\b/,
    meaning: 'É a oferta da casa para encerrar a aposta antes do fim por um valor que ela escolhe.',
    more: 'Como o preço vem com margem de novo, em média ele custa caro. Para conferir sozinho, divida o que oferecem pelo que a aposta pagaria: se a chance de ela bater, como o jogo está, for maior do que isso, a oferta paga menos do que vale. Faz sentido só quando o valor em jogo ficou maior do que você aceita perder.',
  },
] as const

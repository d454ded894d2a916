import { TERMS } from '@prancheta/core/glossary/terms.ts'

/** Words about chances and prices. */
export const NUMBER_CONCEPTS = [
  {
    id: 'edge',
    ...TERMS.edge,
    pattern: /\bedge\b|\bvantagem\b/,
    more: 'Se a conta dá positivo, a odd paga mais do que deveria; se dá negativo, a casa leva a melhor no longo prazo. Edge positivo não é promessa: é só um preço melhor que o justo, e cada jogo isolado continua incerto.',
  },
  {
    id: 'expectedValue',
    word: 'Valor esperado',
    pattern:
      /^(o que (e|significa|seria) )?(um )?valor$|\bvalor esperado\b|\b(tem|ter|ha|sem|com) valor\b|\bev\b|\bvalue( bet)?\b|\baposta de valor\b/,
    meaning: 'É o que a mesma aposta renderia, em média, se pudesse ser repetida muitas vezes.',
    more: 'Há valor quando a odd oferecida passa da justa, que é 1 dividido pela probabilidade; abaixo dela, não há. Quem estuda procura preço, não vencedor: um time pode ser favorito e mesmo assim estar caro. Só existe valor quando a probabilidade real é maior do que a odd faz parecer.',
  },
  {
    id: 'poisson',
    ...TERMS.poisson,
    pattern: /\bpoisson\b/,
    more: 'A partir daí, todos os mercados saem do mesmo mapa de placares: soma-se a chance dos placares em que a aposta vence. No que as casas cotam, essa chance ainda se junta às odds delas, com peso maior para as odds.',
  },
  {
    id: 'fairOdd',
    ...TERMS.fairOdd,
    pattern: /\bodds? justas?\b|\bpreco justo\b/,
    more: 'Ela é a régua: odd oferecida acima da justa tem edge, abaixo não tem. Não é um palpite de resultado, é o preço que a probabilidade pede.',
  },
  {
    id: 'chance',
    word: 'Chance',
    pattern:
      /\b(diferenca|diferente) .{0,12}\b(chances?|probabilidades?)\b|\bo que (e|sao|significa) (uma |a )?(chances?|probabilidades?)$|\bodds? e (a )?(chances?|probabilidades?)\b/,
    meaning: 'É em quantas de muitas vezes algo aconteceria: uma estimativa, que não depende de quem paga.',
    more: 'A chance diz o que se espera; a odd, quanto se recebe. Uma vira a outra por divisão, e só a comparação das duas diz se o preço é bom.',
  },
  {
    id: 'odd',
    word: 'Odd',
    pattern: /\bodds?\b|\bodd decimal\b|\bnumer\w+ (do|ao) lado\b|\bnumer\w+ \d\.\d+/,
    meaning: 'É quanto cada real apostado devolve ao todo quando a aposta vence, já contando o próprio real.',
    more: 'Quanto menor a odd, mais provável a casa considera o resultado. Mas a odd traz junto a margem da casa, então ela sempre parece um pouco mais provável do que é.',
  },
  {
    id: 'lowOdd',
    word: 'Odd baixa',
    pattern: /\bodd (muito )?(baixa|baixinha)\b/,
    meaning: 'Quer dizer que a casa considera o resultado provável, não que ele é seguro.',
    more: 'Uma odd baixa que paga menos do que o justo perde dinheiro no longo prazo como qualquer outra, e basta um tropeço para levar embora o ganho de vários acertos.',
  },
  {
    id: 'oddMove',
    word: 'Movimento da odd',
    pattern: /\bodds? (cair|cai|caiu|subir|sobe|subiu|mudar|muda|mudou)\b/,
    meaning: 'Até a bola rolar, a odd muda conforme entra dinheiro e informação; quando ela cai, o edge cai junto.',
    more: 'Se a queda passar da odd justa, o valor acabou e o mais sensato é não entrar. Correr atrás do preço que já se foi é pagar caro pela pressa.',
  },
  {
    id: 'impliedChance',
    word: 'Probabilidade implícita',
    pattern:
      /\b(porcentage\w*|percentual|probabilidades?|chances?) (em|pra|para) odds?\b|\bodds? (em|pra|para) (porcentage\w*|percentual|probabilidades?|chances?)\b|\bprobabilidades? (implicita|da odd)\w*\b|\bimplicit\w+\b|\b(porcentage\w*|chance|probabilidade) e a odd\b|\bodd e a (porcentage\w*|chance|probabilidade)\b|\b(transform|convert|pass)\w+ uma n?[ao] outra\b/,
    meaning:
      'É a probabilidade que uma odd embute: divida um pela odd. O caminho de volta é o mesmo: um dividido pela probabilidade dá a odd.',
    more: 'Somadas, as probabilidades implícitas de um mercado passam do inteiro, e o excesso é a margem da casa. Antes de comparar com o modelo, essa margem precisa sair.',
  },
  {
    id: 'margin',
    ...TERMS.margin,
    pattern:
      /\bmargem( da casa)?\b|\bodds? (ofertada|oferecida|das? casas?|de mercado)\b|\bvig\b|\bjuice\b|\boverround\b/,
    more: 'Somadas, as probabilidades que as odds de um mercado embutem passam de cem por cento, e o que passa é a margem. É ela que faz o apostador perder aos poucos mesmo acertando o que era de se esperar, e que dá à casa a vantagem de sempre. Comparar várias casas ajuda, porque a melhor odd costuma carregar menos margem.',
  },
  {
    id: 'pooled',
    ...TERMS.pooled,
    pattern: /\b(probabilidade )?conjunta\b/,
    more: 'Sozinho, um modelo se engana justamente onde discorda do mercado; o mercado, por sua vez, também erra. Juntar os dois é mais honesto do que escolher o que agrada.',
  },
  {
    id: 'calibration',
    ...TERMS.calibration,
    pattern: /\bcalibra\w+\b/,
    more: 'É assim que se mede se um modelo presta: não por acertar um jogo, e sim por suas probabilidades baterem com a frequência dos acontecimentos ao longo de milhares de partidas.',
  },
  {
    id: 'confidence',
    ...TERMS.confidence,
    pattern: /\bconfianca\b/,
    more: 'Ela não diz se a aposta vai vencer. Diz se há dados suficientes para levar a análise a sério: amostra curta, dado faltando ou briga com o mercado derrubam a nota.',
  },
  {
    id: 'expectedGoals',
    ...TERMS.expectedGoals,
    pattern: /\bxg\b|\bgols? esperados?\b/,
    more: 'Aqui o número sai da força de ataque e defesa dos dois times, do mando de campo e do campeonato. Não confunda com o xG de finalizações, que mede a qualidade dos chutes de um jogo já disputado.',
  },
  {
    id: 'closingLine',
    word: 'Odd de fechamento',
    pattern: /\b(odd|linha) de fechamento\b|\bclosing( line)?\b|\bclv\b/,
    meaning: 'É a última odd antes de a bola rolar, a que reúne mais informação do mercado.',
    more: 'Quem consegue com frequência uma odd melhor do que a do fechamento está lendo bem os preços, mesmo que os resultados do mês digam outra coisa.',
  },
] as const

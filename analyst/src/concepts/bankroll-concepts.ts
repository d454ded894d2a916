import { TERMS } from '@prancheta/core/glossary/terms.ts'

/** Words about money and the long run. */
export const BANKROLL_CONCEPTS = [
  {
    id: 'kelly',
    ...TERMS.kelly,
    pattern: /\bkelly\b|\bcriterio de kelly\b/,
    more: 'O Kelly cheio supõe que a probabilidade está perfeita, o que nunca é verdade; a fração menor perdoa os erros e balança menos. Sem edge, a conta manda não apostar, e não apostar também é uma decisão.',
  },
  {
    id: 'bankroll',
    ...TERMS.bankroll,
    pattern: /\bbanca\b/,
    more: 'Se esse dinheiro faz falta para as contas, ele não é banca. Separe um valor, não reponha no impulso e não misture com o resto da vida.',
  },
  {
    id: 'bankrollCare',
    word: 'Gestão de banca',
    pattern:
      /\bgestao( de)?( banca| risco| dinheiro)?\b|\bgerenciar (a )?banca\b|\b(definir|montar) (a )?(minha )?banca\b|\bquando estou ganhando\b|\b(apostar|arriscar) pouco\b|\b(seguidas?|sequencia) .{0,12}(aument\w+|subo|subir)\b|\baument\w+ (a |o )?(aposta|stake|valor)\b|\b(dividir|divido|divide|separar|separo) (a |minha )?banca\b|\bapostas? maxim\w+|\b(por|em cada) aposta\b/,
    meaning:
      'É decidir antes quanto se arrisca em cada aposta, sempre uma parte pequena e parecida da banca, para que uma fase ruim não acabe com tudo.',
    more: 'O básico: valor fixo ou proporcional, nunca mais de 5% da banca em uma aposta, nunca aumentar depois de perder, anotar tudo e parar quando deixa de ser diversão. Nenhuma gestão transforma aposta sem valor em aposta boa; ela só protege de quebrar.',
  },
  {
    id: 'stake',
    ...TERMS.stake,
    pattern: /\bstake\b/,
    more: 'Na Prancheta ela aparece como percentual da sua base, calculada por um quarto de Kelly. Stake grande não aumenta a chance de acertar, só o tamanho do susto.',
  },
  {
    id: 'unit',
    word: 'Unidade',
    pattern: /\bunidades?\b/,
    meaning:
      'É a medida padrão de aposta de cada pessoa, uma parte pequena e fixa da banca, usada para comparar resultados sem falar em reais.',
    more: 'Com ela, quem aposta pouco e quem aposta muito podem comparar desempenho. O tamanho dela é escolha sua: nas configurações você define a base, e as stakes em reais partem dela.',
  },
  {
    id: 'variance',
    ...TERMS.variance,
    pattern: /\bvarianc\w+\b|\bderrotas seguidas\b|\breds seguidos\b|\b(ma|fase) fase\b|\bazar\b|\bsorte\b/,
    more: 'Ela explica por que dez jogos não provam nada, nem a favor nem contra. Só uma amostra longa separa competência de sorte, e por isso a stake tem de ser pequena.',
  },
  {
    id: 'fun',
    word: 'Apostar por emoção',
    pattern: /\b(emocao|diversao|adrenalina|divertir|brincadeira)\b/,
    meaning:
      'Como diversão, o valor apostado é o preço do ingresso: só o que pode ser perdido inteiro sem fazer falta.',
    more: 'Defina antes um limite de dinheiro e de tempo e pare nele, ganhando ou perdendo. Se apostar vira necessidade, ou o jogo só tem graça com aposta, é hora de uma pausa; e ver o jogo sem apostar é sempre uma boa escolha.',
  },
  {
    id: 'houseLimit',
    word: 'Limite da casa',
    pattern: /\bcasa\b.{0,16}\b(limit\w+|bloque\w+|cort\w+)\b|\b(limitad[oa]|limitou|limitaram)\b/,
    meaning: 'É a casa reduzir quanto aceita de um cliente, e é comum: cada uma tem as suas regras.',
    more: 'Pode ter a ver com o tipo de aposta, com documentos ou com o histórico da conta; o motivo só a casa diz. Limite não é dívida nem convite para abrir conta em outro lugar.',
  },
  {
    id: 'greenRed',
    word: 'Green e red',
    pattern: /\bgreen e red\b|\b(o que|que) (e|significa|quer dizer|sao) (um |o )?(green|red)\b|\bred e green\b/,
    meaning: 'São gírias: green é a aposta que venceu, red é a que perdeu.',
    more: 'Contar greens engana: muitos em odds baixas podem valer menos do que poucos reds custam. O que diz se alguém decide bem é o preço pago, ao longo de muitas apostas.',
  },
  {
    id: 'yield',
    ...TERMS.yield,
    pattern: /\byield\b|\broi\b/,
    more: 'Diz mais do que a taxa de acerto: acertar muito em odds baixíssimas pode dar prejuízo, e acertar pouco em odds altas pode não dar. Olhe sempre junto com o número de apostas.',
  },
  {
    id: 'goodDecisions',
    word: 'Boas decisões',
    pattern: /\bboas? decis(ao|oes)\b/,
    meaning:
      'Medem-se pelo preço e não pelo placar: se a odd que você pegou costuma ser melhor do que a justa e do que a de fechamento.',
    more: 'Um acerto pode vir de uma decisão ruim, e um erro, de uma boa. Anote tudo e olhe o yield de muitas apostas, nunca o da última semana.',
  },
  {
    id: 'martingale',
    word: 'Martingale',
    pattern: /\bmartingale\b|\bsoros\b/,
    meaning: 'É dobrar o valor depois de cada perda para tentar zerar a conta na próxima vitória.',
    more: 'Não funciona: a sequência ruim que parece impossível chega, o valor explode e a banca acaba. Nenhum jeito de variar o valor cria vantagem onde o preço não tem.',
  },
  {
    id: 'tilt',
    word: 'Tilt',
    pattern: /\btilt\b/,
    meaning: 'É apostar no calor da emoção, em geral para compensar uma perda, abandonando o próprio método.',
    more: 'O sinal é simples: pressa, valores maiores e mercados que você nem estuda. A saída também: parar por hoje. A Prancheta tem uma pausa que você mesmo liga nas configurações.',
  },
] as const

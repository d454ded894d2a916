/** A question to support, its answer, and what its owner says then; without that they only read it. */
export type Talk = { subject: string; question: string; answer: string; thanks?: string; isSolved: boolean }

export const TALKS: readonly [Talk, ...Talk[]] = [
  {
    subject: 'Onde vejo quantas partidas ainda tenho no mês?',
    question: 'Oi! Queria saber quantas análises ainda posso fazer neste mês sem ter que contar na mão.',
    answer: 'Olá! No Dashboard, o cartão "Uso do mês" mostra quantas partidas você usou e quando o mês recomeça.',
    thanks: 'Achei, obrigado!',
    isSolved: true,
  },
  {
    subject: 'Exportar o histórico para planilha',
    question: 'Tem como baixar o meu histórico em CSV? Gosto de montar meus próprios gráficos.',
    answer: 'Tem, sim: em Histórico, botão "Exportar CSV". O recurso faz parte dos planos Pro e Black.',
    thanks: 'Perfeito, era isso mesmo.',
    isSolved: true,
  },
  {
    subject: 'Odd diferente da que eu salvei',
    question: 'Salvei uma análise ontem e hoje a odd na casa está outra. Qual delas vale para o meu desempenho?',
    answer: 'Vale a odd do momento em que você salvou. O histórico guarda essa odd e a hora junto com a análise.',
    thanks: 'Faz sentido. Obrigada pela explicação.',
    isSolved: true,
  },
  {
    subject: 'Cobrança apareceu duas vezes',
    question: 'Na fatura do cartão apareceram duas linhas da assinatura. Podem verificar, por favor?',
    answer: 'Verificamos: houve uma cobrança só. A outra linha é a pré-autorização do banco, que some em alguns dias.',
    thanks: 'Sumiu hoje de manhã. Valeu pela atenção!',
    isSolved: true,
  },
  {
    subject: 'Por que a partida não tem recomendação?',
    question: 'Analisei um jogo e no final não veio nenhum mercado recomendado. É erro?',
    answer: 'Não é erro. Quando nenhum preço fica acima do que consideramos justo, preferimos não recomendar nada.',
    thanks: 'Entendi, melhor assim.',
    isSolved: true,
  },
  {
    subject: 'Trocar o e-mail da conta',
    question: 'Mudei de provedor e queria usar outro e-mail para entrar. Consigo sem perder o histórico?',
    answer: 'Por enquanto a troca de e-mail não está disponível em Configurações. Anotamos o seu pedido.',
    isSolved: false,
  },
  {
    subject: 'Dúvida sobre o índice de confiança',
    question: 'O que entra na conta da confiança? Às vezes a probabilidade é alta e a confiança nem tanto.',
    answer:
      'A confiança fala da qualidade dos dados: jogos disponíveis, preços e quanto o modelo e o mercado concordam.',
    thanks: 'Ah, então são coisas diferentes mesmo. Obrigado!',
    isSolved: true,
  },
  {
    subject: 'Pagamento recusado na renovação',
    question: 'Recebi o aviso de que a renovação falhou. Já troquei o cartão, preciso fazer mais alguma coisa?',
    answer: 'Basta abrir Preços, "Gerenciar Assinatura", e pagar a fatura em aberto. O acesso continua nesse período.',
    thanks: 'Paguei e já está tudo certo.',
    isSolved: true,
  },
  {
    subject: 'Notificação de resultado',
    question: 'Dá para saber quando um jogo que eu salvei termina, sem ficar recarregando a página?',
    answer: 'O Dashboard mostra os jogos que terminaram desde a sua última visita, sem precisar recarregar.',
    isSolved: true,
  },
  {
    subject: 'Placar corrigido depois do jogo',
    question: 'O placar de um jogo foi corrigido no dia seguinte. A minha análise acompanha a correção?',
    answer: 'Acompanha. Correções de até duas semanas são aplicadas sozinhas no histórico e no desempenho.',
    thanks: 'Ótimo, obrigada.',
    isSolved: true,
  },
  {
    subject: 'Mudar a unidade padrão',
    question: 'Posso definir um valor base menor para as sugestões? Quero manter tudo bem controlado.',
    answer: 'Pode: em Configurações, "Unidade padrão (R$)". As sugestões passam a ser calculadas sobre esse valor.',
    thanks: 'Já ajustei aqui.',
    isSolved: true,
  },
  {
    subject: 'Fazer uma pausa',
    question: 'Quero ficar um mês sem usar. Se eu pausar, perco o que salvei?',
    answer: 'Não perde nada. Em Configurações, "Fazer uma pausa", você escolhe a duração, e o histórico fica guardado.',
    thanks: 'Muito bom saber. Obrigado pelo cuidado.',
    isSolved: true,
  },
]

/** What Ana asks last; the answer waits for her. */
export const ANA_TALK: Talk = {
  subject: 'O que muda entre o plano gratuito e o Starter?',
  question: 'Estou gostando de estudar os jogos por aqui. Além do número de partidas, o que muda no Starter?',
  answer: 'Que bom, Ana! O Starter tem 30 partidas por mês em vez de 3. As análises são as mesmas nos dois planos.',
  isSolved: false,
}

/** A message and its answer, without a ticket. */
export type ShortTalk = Pick<Talk, 'question' | 'answer'>

/** Bruno's conversation with support, some messages at a time. */
export const BRUNO_TALKS: readonly ShortTalk[] = [
  {
    question: 'Boa noite! Favoritei uma liga e dois times. Onde vejo os próximos jogos deles?',
    answer: 'Boa noite, Bruno! Os próximos jogos dos favoritos ficam reunidos no Dashboard.',
  },
  {
    question: 'Vi que o gráfico de calibração ficou acima da linha. Isso é bom?',
    answer: 'Quer dizer que aconteceu um pouco mais do que o previsto. Com poucos jogos, ainda pode ser acaso.',
  },
  {
    question: 'Sugestão: seria legal filtrar o desempenho por liga.',
    answer: 'Boa ideia! O desempenho já separa por liga e por família de mercado, logo abaixo do gráfico.',
  },
]

/** What members write without opening a ticket. */
export const SHORT_TALKS: readonly ShortTalk[] = [
  {
    question: 'Só passando para elogiar: a explicação de cada mercado ficou bem clara.',
    answer: 'Que bom que ajudou! Vamos contar para a equipe.',
  },
  {
    question: 'No celular o menu demorou um pouco para abrir hoje cedo, mas depois voltou ao normal.',
    answer: 'Obrigado pelo aviso! Se acontecer de novo, conte o modelo do aparelho, por favor.',
  },
  {
    question: 'Vocês pretendem incluir copas também?',
    answer: 'Anotamos a sugestão. Ainda não há data para isso.',
  },
  {
    question: 'Gostei do modo escuro. Obrigado!',
    answer: 'Nós também gostamos! Ele acompanha o aparelho ou o botão no alto da página.',
  },
]

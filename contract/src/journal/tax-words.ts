/**
 * The rule behind the yearly statement in our own words, each with the day of its source. A change of the law is a change
 * here and of the bands in core/src/journal/year-statement.ts.
 */
export const TAX_RULE = {
  notAdvice:
    'Isto não é aconselhamento fiscal: é uma soma do que você anotou. Confira com os comprovantes das casas e com um contador.',
  readOn: 'Texto da regra conferido em 16/11/2026.',
  points: [
    {
      source: 'Lei nº 14.790, de 29/12/2023, art. 31 (§§ 1º a 3º em vigor desde 22/05/2024)',
      text: 'O prêmio líquido das apostas de quota fixa paga 15% de imposto de renda. Prêmio líquido é o que se ganhou no ano depois de descontadas as perdas do mesmo ano com apostas da mesma natureza. Até o valor da primeira faixa da tabela anual não há imposto.',
    },
    {
      source: 'Instrução Normativa RFB nº 2.299, de 17/12/2025',
      text: 'A conta é anual e feita pelo apostador, somando todas as casas, em separado para apostas em esportes, jogos on-line e fantasy sport. O imposto é apurado em março e pago até o último dia útil de abril do ano seguinte. Até o fim de fevereiro cada casa autorizada entrega o ComprovaBet, com o resultado do ano.',
    },
  ],
  /** What our sums can and cannot know. */
  limits: [
    'Só entram as apostas deste diário, todas em esportes; jogos on-line e fantasy sport ficam de fora.',
    'A aposta conta no ano do jogo, pelo horário de Brasília. Apostas em aberto e anuladas não entram.',
    'Uma aposta encerrada antes (cash-out), ou a de um jogo que mudou de data, conta no ano para o qual o jogo estava marcado quando você apostou, que pode não ser o ano em que a casa pagou.',
    'Na aposta grátis conta só o que ela pagou: o valor dela não saiu do seu bolso.',
  ],
} as const

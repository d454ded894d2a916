import type { PaidPlan } from '@prancheta/core/billing/plans.ts'
import { inReais, MONTHLY_PRICE_CENTS } from '@prancheta/core/billing/prices.ts'
import { monthlyQuotaOf } from '@prancheta/core/billing/rights.ts'
import { writeMoney } from '@prancheta/core/chat/figures.ts'

const priceOf = (plan: PaidPlan): string => writeMoney(inReais(MONTHLY_PRICE_CENTS[plan]))

/** What is true of the plans, read off the tables that the server goes by, so that no answer can grow old. */
export const FREE_QUOTA = `São ${monthlyQuotaOf('teste')} partidas por mês no plano gratuito, e não por dia.`

export const ALL_QUOTAS = `No gratuito são ${monthlyQuotaOf('teste')} partidas por mês; no Starter, ${monthlyQuotaOf('starter')}; no Pro, ${monthlyQuotaOf('pro')}; no Black, ${monthlyQuotaOf('black')}.`

export const PRICES = `O Starter custa ${priceOf('starter')} por mês, o Pro ${priceOf('pro')} e o Black ${priceOf('black')}; o gratuito não custa nada e não pede cartão.`

export const CHEAPEST = `O plano pago mais barato custa ${priceOf('starter')} por mês.`

export const TOP_PLAN = `O mais caro é o Black, por ${priceOf('black')} ao mês: ${monthlyQuotaOf('black')} partidas, e a mais que o Pro tem suporte prioritário, a Combinada da rodada e o acesso antecipado à Carteira da rodada.`

/** As the terms of use promise it. */
export const WITHDRAWAL =
  'Nos 7 dias seguintes à contratação você pode desistir sem explicar e receber de volta tudo o que pagou: basta pedir na página Suporte.'

export const GRACE = 'Se um pagamento falhar, o plano continua por 3 dias enquanto a cobrança é refeita.'

/** As docs/model.md measured it; a test compares them. */
export const TESTED =
  'A conta foi testada em mais de 9.000 partidas reais, das temporadas de 2021 a 2024, em oito campeonatos.'

/** As docs/model.md measured it; a test compares them. */
export const TESTED_LOSS =
  'Nos testes fora da amostra, o log loss do resultado final foi de 0,9806 com as odds do jogo, igual ao das odds de fechamento, e de 0,9936 sem odds; o Brier eu não tenho aqui.'

/** Sentences whose figures are the product's own and no match's. */
export const OWN_FIGURES: readonly string[] = [
  FREE_QUOTA,
  ALL_QUOTAS,
  PRICES,
  CHEAPEST,
  TOP_PLAN,
  WITHDRAWAL,
  GRACE,
  TESTED,
  TESTED_LOSS,
]

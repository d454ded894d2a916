import type { SubscriptionStatusView } from '@prancheta/contract/billing/routes.ts'
import { formatDate } from '#lib/format/format.ts'

type Tone = 'neutral' | 'good' | 'warn' | 'bad'

type SubscriptionWords = {
  badge: { tone: Tone; text: string }
  sentence: string
  /** The date that matters now, for a list of facts. */
  date: { name: string; value: string } | null
}

type Facts = Pick<SubscriptionStatusView, 'stage' | 'subscription_end' | 'access_until'>

/** Where a subscription stands, the same on every screen. Null where there is none to speak of. */
export function subscriptionWords({ stage, subscription_end, access_until }: Facts): SubscriptionWords | null {
  const end = dateOf(subscription_end)
  const until = dateOf(access_until)
  switch (stage) {
    case 'active':
      return words('good', 'Ativa', `Renova em ${end}.`, { name: 'Renovação', value: end })
    case 'trialing':
      return words('good', 'Em teste', `Período de teste até ${end}.`, { name: 'Teste até', value: end })
    case 'cancelled':
      return words('neutral', 'Cancelada', `Você mantém o plano até ${until}. Nada mais será cobrado.`, {
        name: 'Válido até',
        value: until,
      })
    case 'past_due':
      return words('warn', 'Pagamento pendente', `O último pagamento falhou. O plano continua até ${until}.`, {
        name: 'Regularize até',
        value: until,
      })
    case 'unpaid':
      return words('bad', 'Sem pagamento', 'O plano está suspenso até o pagamento ser concluído.', null)
    case 'expired':
      return words('neutral', 'Encerrada', 'A assinatura terminou e você voltou ao plano Free.', null)
    case 'free':
    case 'granted':
      return null
  }
}

function words(tone: Tone, text: string, sentence: string, date: SubscriptionWords['date']): SubscriptionWords {
  return { badge: { tone, text }, sentence, date }
}

function dateOf(moment: string | null): string {
  return moment === null ? '–' : formatDate(new Date(moment))
}

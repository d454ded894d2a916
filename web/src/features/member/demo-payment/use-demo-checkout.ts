import { cancelDemoCheckout, payDemoCheckout, readDemoCheckout } from '@prancheta/contract/billing/demo-payment.ts'
import { billingWords } from '@prancheta/contract/billing/words.ts'
import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { callApi, wordsOf } from '#lib/api/call-api.ts'
import { digitsOf } from '#lib/forms/masked-text.ts'

const NOT_A_TEST_CARD = 'Use um dos cartões de teste. Não digite um cartão de verdade.'

/** One demonstration payment: what is to be paid, the card typed, and the three ways out. */
export function useDemoCheckout() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const sessionId = search.get('session')
  const [number, setNumber] = useState(TEST_CARDS.approved)
  const [problem, setProblem] = useState<string | null>(null)
  const checkout = useQuery({
    queryKey: ['demo-checkout', sessionId],
    queryFn: sessionId === null ? skipToken : ({ signal }) => callApi(readDemoCheckout, { sessionId }, { signal }),
  })

  const payment = useMutation({
    mutationFn: async (typed: string) => {
      const card = outcomeOf(typed)
      if (sessionId === null || card === null) return null
      return callApi(payDemoCheckout, { sessionId, card })
    },
    onSuccess: async (paid) => {
      if (paid === null) setProblem(NOT_A_TEST_CARD)
      else if (paid.outcome === 'declined') setProblem(billingWords.demoCardDeclined)
      else await navigate(paid.url, { replace: true })
    },
    onError: (failure) => setProblem(wordsOf(failure)),
  })
  const leaving = useMutation({
    mutationFn: () => callApi(cancelDemoCheckout, { sessionId: sessionId ?? '' }),
    onSuccess: ({ url }) => navigate(url, { replace: true }),
    onError: (failure) => setProblem(wordsOf(failure)),
  })

  function type(text: string) {
    setNumber(text)
    setProblem(null)
  }

  function pay(typed = number) {
    type(typed)
    payment.mutate(typed)
  }

  return { sessionId, checkout, number, problem, type, pay, payment, leaving }
}

export type DemoCheckout = ReturnType<typeof useDemoCheckout>

type CardOutcome = 'approved' | 'declined'

/** The only numbers the demonstration takes. They are known to everybody and belong to nobody. */
export const TEST_CARDS: Record<CardOutcome, string> = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
}

/** What a typed number would do; null for any that is not a test card, which must never leave the browser. */
export function outcomeOf(typed: string): CardOutcome | null {
  const digits = digitsOf(typed)
  if (digits === digitsOf(TEST_CARDS.approved)) return 'approved'
  return digits === digitsOf(TEST_CARDS.declined) ? 'declined' : null
}

import { useState } from 'react'
import { PLAN_NAMES } from '#domain/billing/plan-names.ts'
import { useAwake } from '#lib/forms/use-awake.ts'
import { forgetPendingPlan, readPendingPlan } from '#lib/session/pending-plan.ts'

/** A visitor who chose a plan on the prices page sees that it was not forgotten, and may change their mind. */
export function ChosenPlan({ after }: { after: string }) {
  const isAwake = useAwake()
  const [isDropped, setIsDropped] = useState(false)
  const pending = isAwake && !isDropped ? readPendingPlan() : null
  if (!pending) return null
  return (
    <div className="mb-6 rounded-card border border-line bg-brand-soft px-4 pt-3 pb-1 text-sm">
      <p>
        Plano escolhido: <strong>{PLAN_NAMES[pending.plan]}</strong>. {after}, você segue para o pagamento.
      </p>
      <button
        type="button"
        className="min-h-11 font-semibold underline underline-offset-4"
        onClick={() => {
          forgetPendingPlan()
          setIsDropped(true)
        }}
      >
        Continuar sem plano pago
      </button>
    </div>
  )
}

import { Field } from '#ui/forms/field.tsx'
import { Input } from '#ui/forms/input.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { TEST_CARDS } from './test-cards.ts'
import type { DemoCheckout } from './use-demo-checkout.ts'

/** A form that looks like a card's and takes test cards only; no number is ever sent anywhere. */
export function CardForm({ demo, amount }: { demo: DemoCheckout; amount: string }) {
  const isBusy = demo.payment.isPending || demo.leaving.isPending
  return (
    <form
      noValidate
      className="grid gap-4 p-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) demo.pay()
      }}
    >
      <Field
        label="Número do cartão de teste"
        hint={`Aprovado: ${TEST_CARDS.approved}. Recusado: ${TEST_CARDS.declined}.`}
        error={demo.problem ?? undefined}
      >
        <Input
          value={demo.number}
          onChange={(event) => demo.type(event.target.value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Validade">
          <Input value="12/34" readOnly />
        </Field>
        <Field label="CVC">
          <Input value="123" readOnly />
        </Field>
      </div>
      <div className="mt-2 flex flex-col gap-2">
        <Button type="submit" variant="accent" size="lg" busy={demo.payment.isPending}>
          Pagar {amount}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => demo.pay(TEST_CARDS.declined)}>
          Simular cartão recusado
        </Button>
        <Button variant="ghost" busy={demo.leaving.isPending} onClick={() => demo.leaving.mutate()}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}

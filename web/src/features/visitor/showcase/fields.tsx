import { useState } from 'react'
import { DatePicker } from '#ui/forms/date-picker.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Input, PasswordInput, Textarea } from '#ui/forms/input.tsx'
import { MoneyInput } from '#ui/forms/money-input.tsx'
import { NumberInput } from '#ui/forms/number-input.tsx'
import { PhoneInput } from '#ui/forms/phone-input.tsx'
import { Select } from '#ui/forms/select.tsx'
import { LONG_NAME, Section, Specimen } from './specimen.tsx'

const STATES = [
  { value: 'RJ', label: 'Rio de Janeiro' },
  { value: 'RS', label: 'Rio Grande do Sul' },
  { value: 'SP', label: 'São Paulo' },
]

export function Fields() {
  return (
    <Section id="campos" title="Campos">
      <Specimen title="Texto">
        <div className="grid gap-4">
          <Field label="Nome">
            <Input placeholder="Como devemos chamar você" autoComplete="name" />
          </Field>
          <Field label="Cidade" error="Cidade é obrigatória">
            <Input defaultValue="" />
          </Field>
          <Field label="Time do coração" hint="Aparece só para você." aside="opcional">
            <Input defaultValue={LONG_NAME} />
          </Field>
          <Field label="Email" disabled>
            <Input defaultValue="ana@example.com" />
          </Field>
          <Field label="Mensagem">
            <Textarea placeholder="Escreva sua mensagem" />
          </Field>
        </div>
      </Specimen>
      <Specimen title="Senha, número, dinheiro, telefone">
        <Typed />
      </Specimen>
      <Specimen title="Escolha e data">
        <Chosen />
      </Specimen>
    </Section>
  )
}

function Typed() {
  const [games, setGames] = useState<number | null>(10)
  const [unit, setUnit] = useState<number | null>(100)
  const [phone, setPhone] = useState('')
  return (
    <div className="grid gap-4">
      <Field label="Senha" hint="De 6 a 128 caracteres.">
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Field label="Jogos por página">
        <NumberInput value={games} onValueChange={setGames} min={1} max={50} />
      </Field>
      <Field label="Unidade padrão">
        <MoneyInput value={unit} onValueChange={setUnit} />
      </Field>
      <Field label="Telefone">
        <PhoneInput value={phone} onValueChange={setPhone} />
      </Field>
    </div>
  )
}

function Chosen() {
  const [state, setState] = useState<string | null>('SP')
  const [none, setNone] = useState<string | null>(null)
  const [day, setDay] = useState<string | null>('2026-11-14')
  const [birth, setBirth] = useState<string | null>(null)
  return (
    <div className="grid gap-4">
      <Field label="Estado">
        <Select options={STATES} value={state} onValueChange={setState} />
      </Field>
      <Field label="Campeonato" hint="Sem jogos carregados não há o que escolher.">
        <Select options={[]} value={none} onValueChange={setNone} />
      </Field>
      <Field label="Data do jogo">
        <DatePicker value={day} onValueChange={setDay} />
      </Field>
      <Field label="Data de nascimento">
        <DatePicker value={birth} onValueChange={setBirth} max="2026-11-15" opensOn="2008-11-15" autoComplete="bday" />
      </Field>
    </div>
  )
}

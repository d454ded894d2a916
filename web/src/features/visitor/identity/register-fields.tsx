import { commonWords } from '@prancheta/contract/protocol/words.ts'
import { AGE_MIN_YEARS } from '@prancheta/core/identity/age.ts'
import { Link } from 'react-router'
import { isoDay } from '#lib/format/format.ts'
import { addMonths } from '#lib/forms/calendar.ts'
import { DatePicker } from '#ui/forms/date-picker.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Input, PasswordInput } from '#ui/forms/input.tsx'
import { PhoneInput } from '#ui/forms/phone-input.tsx'
import { Select } from '#ui/forms/select.tsx'
import { Checkbox } from '#ui/forms/toggles.tsx'
import { IDENTITY_LINK } from './identity-layout.tsx'
import { type RegisterForm, UF_OPTIONS } from './use-register-form.ts'

type Props = { form: RegisterForm }

export function PersonFields({ form }: Props) {
  const { value: birthDate, onValueChange: setBirthDate } = form.field('birth_date')
  const { value: state, onValueChange: setState } = form.field('state')
  const today = isoDay(new Date())
  return (
    <>
      <Field label="Nome" error={form.errorOf('name')} className="sm:col-span-2">
        <Input {...form.text('name')} autoComplete="name" />
      </Field>
      <Field label="Email" error={form.errorOf('email')}>
        <Input {...form.text('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Data de nascimento" error={form.errorOf('birth_date')}>
        <DatePicker
          name="birth_date"
          value={birthDate || null}
          onValueChange={(day) => setBirthDate(day ?? '')}
          max={today}
          opensOn={addMonths(today, -12 * AGE_MIN_YEARS)}
          autoComplete="bday"
        />
      </Field>
      <Field label="Cidade" error={form.errorOf('city')}>
        <Input {...form.text('city')} autoComplete="address-level2" />
      </Field>
      <Field label="Estado (UF)" error={form.errorOf('state')}>
        <Select
          name="state"
          options={UF_OPTIONS}
          value={state ?? null}
          onValueChange={(uf) => uf !== null && setState(uf)}
          placeholder="Escolha a UF"
        />
      </Field>
    </>
  )
}

export function ContactFields({ form }: Props) {
  const phone = form.field('phone')
  const whatsapp = form.field('whatsapp')
  return (
    <>
      <Field label="Telefone" hint={commonWords.phoneFormat} error={form.errorOf('phone')}>
        <PhoneInput {...phone} value={phone.value ?? ''} />
      </Field>
      <Field
        label="WhatsApp"
        hint={commonWords.phoneFormat}
        error={form.errorOf('whatsapp')}
        aside={
          <button
            type="button"
            className={`${IDENTITY_LINK} -my-3 rounded-control text-xs`}
            onClick={() => whatsapp.onValueChange(form.valueOf('phone'))}
          >
            Copiar telefone
          </button>
        }
      >
        <PhoneInput {...whatsapp} value={whatsapp.value ?? ''} />
      </Field>
      <Field label="Senha" hint="De 6 a 128 caracteres." error={form.errorOf('password')} className="sm:col-span-2">
        <PasswordInput {...form.text('password')} autoComplete="new-password" />
      </Field>
    </>
  )
}

export function ConsentFields({ form }: Props) {
  const adult = form.field('isAdult')
  const terms = form.field('acceptTerms')
  return (
    <div className="sm:col-span-2">
      <Checkbox
        name={adult.name}
        checked={adult.value === true}
        onCheckedChange={adult.onValueChange}
        error={form.errorOf('isAdult')}
      >
        Confirmo que sou maior de 18 anos
      </Checkbox>
      <Checkbox
        name={terms.name}
        checked={terms.value === true}
        onCheckedChange={terms.onValueChange}
        error={form.errorOf('acceptTerms')}
      >
        Aceito os <LegalLink to="/legal/terms">Termos de uso</LegalLink> e a{' '}
        <LegalLink to="/legal/privacy">Política de Privacidade</LegalLink>
      </Checkbox>
    </div>
  )
}

/** In another tab, so that nothing typed here is lost. */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" className="font-semibold text-brand underline underline-offset-4">
      {children}
      <span className="sr-only"> (abre em nova aba)</span>
    </Link>
  )
}

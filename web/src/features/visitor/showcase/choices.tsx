import { useState } from 'react'
import { Slider } from '#ui/forms/slider.tsx'
import { Checkbox, Switch } from '#ui/forms/toggles.tsx'
import { Accordion } from '#ui/primitives/accordion.tsx'
import { Tabs } from '#ui/primitives/tabs.tsx'
import { Section, Specimen } from './specimen.tsx'

const QUESTIONS = [
  {
    id: 'a',
    title: 'A Prancheta faz apostas?',
    content: 'Não. É uma ferramenta de estudo e não é uma casa de apostas.',
  },
  { id: 'b', title: 'Posso cancelar quando quiser?', content: 'Sim, sem multa.' },
]

const TABS = ['Todos', 'Abertos', 'Resolvidos', 'Fechados'].map((name) => ({
  id: name,
  label: name,
  content: <p className="text-ink-muted text-sm">Conteúdo de {name.toLowerCase()}.</p>,
}))

export function Choices() {
  return (
    <Section id="escolhas" title="Escolhas">
      <Specimen title="Caixa, chave e controle deslizante">
        <Toggles />
      </Specimen>
      <Specimen title="Abas">
        <Tabs label="Situação" tabs={TABS} />
      </Specimen>
      <Specimen title="Perguntas que se abrem">
        <Accordion entries={QUESTIONS} />
      </Specimen>
    </Section>
  )
}

function Toggles() {
  const [adult, setAdult] = useState(true)
  const [terms, setTerms] = useState(false)
  const [mail, setMail] = useState(true)
  const [chance, setChance] = useState(50)
  return (
    <div className="grid gap-2">
      <Checkbox checked={adult} onCheckedChange={setAdult}>
        Confirmo que sou maior de 18 anos
      </Checkbox>
      <Checkbox
        checked={terms}
        onCheckedChange={setTerms}
        error={terms ? undefined : 'Você deve aceitar os Termos e Política de Privacidade'}
      >
        Li e aceito os Termos de uso e a Política de Privacidade
      </Checkbox>
      <Switch checked={mail} onCheckedChange={setMail} hint="Só quando houver resposta do suporte.">
        Receber avisos por e-mail
      </Switch>
      <Switch checked={false} onCheckedChange={() => undefined} disabled>
        Recurso indisponível
      </Switch>
      <Slider
        label="Probabilidade mínima"
        value={chance}
        onValueChange={setChance}
        min={50}
        max={90}
        step={5}
        format={(value) => `${value}%`}
      />
    </div>
  )
}

import { PitchFrame, PitchLines } from '#ui/charts/signature/pitch-lines.tsx'
import { Logo, LogoMark } from '#ui/product/frame.tsx'
import { Row, Section, Specimen } from './specimen.tsx'

const COLOURS = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'ink',
  'ink-muted',
  'line',
  'line-strong',
  'chalk',
  'brand',
  'brand-soft',
  'accent',
  'good',
  'bad',
  'warn',
  'info',
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
  'chart-6',
]

const SIZES = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs']

export function Foundations() {
  return (
    <Section id="base" title="Base">
      <Specimen title="Marca">
        <Row>
          <Logo />
          <LogoMark className="size-14" />
          <LogoMark className="size-4" />
        </Row>
      </Specimen>
      <Specimen title="Linha de campo">
        <div className="grid grid-cols-2 gap-4">
          <PitchLines view="box" className="w-full" />
          <PitchLines view="spot" className="w-full" />
          <div className="col-span-2">
            <PitchLines view="divider" className="w-full" />
          </div>
          <div data-scheme="board" className="relative col-span-2 rounded-card bg-surface p-8 text-ink">
            <PitchFrame />
            <p className="headline text-lg">A prancheta dentro da página</p>
          </div>
        </div>
      </Specimen>
      <Specimen title="Cores">
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
          {COLOURS.map((colour) => (
            <li key={colour} className="min-w-0 text-xs">
              <span
                className="block h-10 rounded-control border border-line"
                style={{ background: `var(--${colour})` }}
              />
              <span className="mt-1 block truncate text-ink-muted">{colour}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Tipos e números">
        <ul className="space-y-1">
          {SIZES.map((size) => (
            <li key={size} className={`${size} truncate`}>
              <span className="headline">Estudar</span> <span className="figures">2,15 62,5%</span> ação
            </li>
          ))}
        </ul>
      </Specimen>
    </Section>
  )
}

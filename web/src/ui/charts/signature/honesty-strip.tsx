type Props = {
  /** Where the numbers come from, in words: 'API de futebol', 'dados de demonstração'. */
  source: string
  /** How old they are: 'atualizado há 5 minutos'. Null where age has no meaning, as in an example. */
  age: string | null
  kind: 'real' | 'demo' | 'example'
}

const KINDS: Record<Props['kind'], string> = {
  real: 'Dados reais',
  demo: 'Demonstração',
  example: 'Exemplo',
}

/** Under every result: source, age of the data, demo or real, 18+. */
export function HonestyStrip({ source, age, kind }: Props) {
  return (
    <ul className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t pt-3 text-ink-muted text-xs">
      <li className="rounded-mark border border-line-strong px-1.5 font-semibold text-ink">{KINDS[kind]}</li>
      <li className="min-w-0 break-words">{source}</li>
      {age && <li>{age}</li>}
      <li className="font-semibold sm:ml-auto">18+</li>
    </ul>
  )
}

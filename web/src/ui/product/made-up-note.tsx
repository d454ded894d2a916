import { Badge } from '#ui/primitives/badge.tsx'

/** Above figures that count matches of the made-up world. */
export function MadeUpNote() {
  return (
    <p className="flex flex-wrap items-center gap-2 text-ink-muted text-sm">
      <Badge tone="info">Demonstração</Badge>
      Jogos e odds inventados; a conta é a de verdade.
    </p>
  )
}

import type { ImportPreview } from '@prancheta/contract/journal/exchange.ts'
import { FIELD_WORDS } from '@prancheta/contract/journal/exchange-words.ts'
import { type Field as BetField, FIELDS, NEEDED_FIELDS } from '@prancheta/core/journal/exchange/file-bet.ts'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Select } from '#ui/forms/select.tsx'
import { Card } from '#ui/primitives/card.tsx'
import type { Importing } from './use-import.ts'

const MARKS = [
  { value: 'comma', label: 'Vírgula (1,85)' },
  { value: 'point', label: 'Ponto (1.85)' },
] as const

const DATES = [
  { value: 'day', label: 'Dia (20/11)' },
  { value: 'month', label: 'Mês (11/20)' },
] as const

const NONE = 'none'

/** Which column of the file holds what, guessed from its titles and open to correction. */
export function ColumnsCard({ preview, importing }: { preview: ImportPreview; importing: Importing }) {
  const lacks = preview.lacks.map((field) => FIELD_WORDS[field])
  const options = [
    { value: NONE, label: 'Não tem' },
    ...preview.header.map((name, at) => ({ value: String(at), label: name || `Coluna ${at + 1}` })),
  ]
  return (
    <Card
      level="h2"
      title="Colunas"
      description={
        lacks.length > 0
          ? `Falta dizer onde está: ${lacks.join(', ')}.`
          : 'Reconhecemos pelos títulos. Mude o que não estiver certo.'
      }
    >
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:gap-x-4 lg:grid-cols-3">
        {FIELDS.map((field) => (
          <Field
            key={field}
            label={FIELD_WORDS[field]}
            aside={isNeeded(field) ? undefined : 'opcional'}
            error={preview.lacks.includes(field) ? 'Escolha a coluna' : undefined}
          >
            <Select
              options={options}
              value={String(preview.columns[field] ?? NONE)}
              disabled={importing.isLooking || importing.isTaking}
              onValueChange={(value) =>
                importing.setColumn(field, value === null || value === NONE ? null : Number(value))
              }
            />
          </Field>
        ))}
      </div>
      <div className="mt-5 grid max-w-3xl gap-4 sm:grid-cols-2">
        <ChoiceGroup label="Decimais com" choices={MARKS} value={preview.mark} onValueChange={importing.setMark} />
        <ChoiceGroup
          label="Datas começam pelo"
          choices={DATES}
          value={preview.dates}
          onValueChange={importing.setDates}
        />
      </div>
    </Card>
  )
}

/** Of the two dates one is enough. */
function isNeeded(field: BetField): boolean {
  return field === 'placedAt' || NEEDED_FIELDS.some((needed) => needed === field)
}

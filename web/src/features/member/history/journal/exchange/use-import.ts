import { FILE_BYTES_MAX, type ImportPreview, importBets, previewImport } from '@prancheta/contract/journal/exchange.ts'
import { exchangeWords } from '@prancheta/contract/journal/exchange-words.ts'
import type { Field } from '@prancheta/core/journal/exchange/file-bet.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { tellFailure } from '#lib/api/tell-failure.ts'
import { fileAsBase64 } from '#lib/forms/file-as-base64.ts'
import { toast } from '#lib/page/toast.ts'
import { JOURNAL_KEY } from '../journal-queries.ts'

type Chosen = { name: string; base64: string }
type Reading = Pick<ImportPreview, 'columns' | 'mark' | 'dates'>

/** The server guesses all of it. */
const GUESSED = { columns: null, mark: null, dates: null }
const readingOf = ({ columns, mark, dates }: ImportPreview): Reading => ({ columns, mark, dates })

/** A file on its way into the journal: chosen, read and looked at, corrected, taken. */
export function useImport() {
  const [chosen, setChosen] = useState<Chosen | null>(null)

  const look = useMutation({
    mutationFn: ({ file, reading }: { file: Chosen; reading: Reading | null }) =>
      callApi(previewImport, { file: file.base64, ...(reading ?? GUESSED) }),
    onError: (failure) => tellFailure(failure, exchangeWords.importFailed),
  })
  const take = useMutation({
    mutationFn: ({ file, reading }: { file: Chosen; reading: Reading }) =>
      callApi(importBets, { file: file.base64, ...reading }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: JOURNAL_KEY }),
    onError: (failure) => tellFailure(failure, exchangeWords.importFailed),
  })
  const preview = look.data

  async function choose(file: File) {
    if (file.size > FILE_BYTES_MAX) {
      toast.error(exchangeWords.fileTooLarge)
      return
    }
    const next = { name: file.name, base64: await fileAsBase64(file) }
    setChosen(next)
    take.reset()
    look.reset()
    look.mutate({ file: next, reading: null })
  }

  function readAgain(change: Partial<Reading>) {
    if (!chosen || !preview) return
    look.mutate({ file: chosen, reading: { ...readingOf(preview), ...change } })
  }

  function setColumn(field: Field, column: number | null) {
    if (!preview) return
    const { [field]: _, ...others } = preview.columns
    readAgain({ columns: column === null ? others : { ...others, [field]: column } })
  }

  return {
    fileName: chosen?.name ?? null,
    preview,
    isLooking: look.isPending,
    isTaking: take.isPending,
    done: take.data,
    choose,
    setColumn,
    setDates: (dates: Reading['dates']) => readAgain({ dates }),
    setMark: (mark: Reading['mark']) => readAgain({ mark }),
    take: () => chosen && preview && take.mutate({ file: chosen, reading: readingOf(preview) }),
  }
}
export type Importing = ReturnType<typeof useImport>

import { zodResolver } from '@hookform/resolvers/zod'
import type { ErrorCode } from '@prancheta/contract/protocol/errors.ts'
import { wordsForIssue } from '@prancheta/contract/protocol/input-words.ts'
import { type FormEvent, useRef, useSyncExternalStore } from 'react'
import { type DefaultValues, type Path, type PathValue, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { isRefusal, tellFailure } from '#lib/api/tell-failure.ts'
import { toast } from '#lib/page/toast.ts'

type Values<Schema extends z.ZodObject> = z.input<Schema>

type Settings<Schema extends z.ZodObject> = {
  /** The contract's own rules. The order of its fields is the order in which mistakes are told. */
  schema: Schema
  /** Leave out text fields that begin empty: what was typed before the page woke up then stays. */
  start?: DefaultValues<Values<Schema>>
  /** Gets the values as the schema made them. What it throws is told to the reader. */
  send: (values: z.output<Schema>) => Promise<void>
  /** The toast's headline when sending failed and no words of the server's own say why. */
  failed: string
  /** Which field a refusal of the server is about; it is shown there too. */
  fieldOf?: Partial<Record<ErrorCode, Path<Values<Schema>>>>
}

/**
 * A form as all of ours are: checked by the contract's schema, the first mistake as a toast and every mistake beside its
 * field, the focus on the first; sent once however often it is submitted; nothing typed is lost when sending fails.
 */
export function useRuledForm<Schema extends z.ZodObject>({
  schema,
  start,
  send,
  failed,
  fieldOf = {},
}: Settings<Schema>) {
  const isAwake = useAwake()
  const element = useRef<HTMLFormElement>(null)
  const isRunning = useRef(false)
  const form = useForm<Values<Schema>, unknown, z.output<Schema>>({
    resolver: zodResolver(schema, { error: wordsForIssue }),
    shouldFocusError: false,
    ...(start === undefined ? {} : { defaultValues: start }),
  })
  const { errors, isSubmitted, isSubmitting } = form.formState
  const errorOf = (name: Path<Values<Schema>>) => form.getFieldState(name, form.formState).error?.message

  /** By name, because some controls are drawn by a library and hand the focus on from a hidden input of that name. */
  function focusOn(name: string) {
    element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  }

  function tellMistake(failing: typeof errors) {
    const first = Object.keys(schema.shape).find((name) => name in failing)
    if (first === undefined) return
    const { message } = (failing as Record<string, { message?: string }>)[first] ?? {}
    if (message) toast.error(message)
    focusOn(first)
  }

  function tellRefusal(failure: unknown) {
    const field = isRefusal(failure) && failure.code !== null ? fieldOf[failure.code] : undefined
    tellFailure(failure, failed)
    if (field === undefined || !isRefusal(failure)) return
    form.setError(field, { message: failure.message })
    focusOn(field)
  }

  const check = form.handleSubmit(async (values) => {
    try {
      await send(values)
    } catch (failure) {
      tellRefusal(failure)
    }
  }, tellMistake)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    await check(event).finally(() => {
      isRunning.current = false
    })
  }

  return {
    /** For the form element. `post`, so that no browser ever writes what was typed into an address. */
    element: { ref: element, method: 'post', noValidate: true, onSubmit: submit } as const,
    /** For the button that sends it. */
    button: { type: 'submit', busy: isSubmitting, disabled: !isAwake } as const,
    /** For a text field: name, ref and events. */
    text: (name: Path<Values<Schema>>) => form.register(name),
    /** For a field with a value of its own kind: a date, a choice, an amount. */
    field<Name extends Path<Values<Schema>>>(name: Name) {
      return {
        name,
        value: form.watch(name) as PathValue<Values<Schema>, Name> | undefined,
        onValueChange: (value: PathValue<Values<Schema>, Name>) =>
          form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted }),
      }
    },
    errorOf,
    valueOf: form.getValues,
    reset: form.reset,
  }
}

const never = () => () => {}

/**
 * False in a page's HTML, true once React listens. Until then a form must not be sent: the browser would do it by
 * itself, to nobody.
 */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

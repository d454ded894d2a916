import { AppError } from '#platform/errors/app-error.ts'

let commonPasswords: Promise<Set<string>> | undefined

/** Refuses a password that stands on every guesser's list. The list is large, so it loads with the first use. */
export async function refuseCommonPassword(password: string): Promise<void> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  )
  if ((await commonPasswords).has(password.toLowerCase())) throw new AppError('account.passwordCommon')
}

import { z } from 'zod'
import { route } from '../protocol/route.ts'
import { commonWords } from '../protocol/words.ts'
import {
  CITY_LENGTH_MAX,
  credentials,
  emailField,
  lineField,
  mailedToken,
  NAME_LENGTH_MAX,
  NAME_LENGTH_MIN,
  nameField,
  PASSWORD_LENGTH_MAX,
  passwordField,
  phoneField,
  stakeField,
  tickedField,
  UFS,
} from './fields.ts'
import { sessionView } from './session.ts'
import { identityWords } from './words.ts'

const done = z.strictObject({ done: z.literal(true) })

export const signUp = route({
  method: 'post',
  path: '/api/auth/sign-up',
  summary: 'Creates an account and signs it in with a cookie. Refused without both consents, which are kept.',
  input: z.object({
    name: lineField(NAME_LENGTH_MIN, commonWords.nameTooShort, NAME_LENGTH_MAX),
    email: emailField,
    birth_date: z.iso.date({ error: commonWords.birthDateInvalid }),
    city: lineField(2, commonWords.cityRequired, CITY_LENGTH_MAX),
    state: z.enum(UFS, { error: commonWords.stateRequired }),
    phone: phoneField(commonWords.phoneInvalid),
    whatsapp: phoneField(commonWords.whatsappInvalid),
    password: passwordField,
    isAdult: tickedField(identityWords.adultRequired),
    acceptTerms: tickedField(identityWords.termsRequired),
  }),
  output: z.strictObject({ session: sessionView }),
})

export const signIn = route({
  method: 'post',
  path: '/api/auth/sign-in',
  summary: 'Signs in with e-mail and password; the session travels in an httpOnly cookie.',
  input: credentials,
  output: z.strictObject({ session: sessionView }),
})

export const askForAccessLink = route({
  method: 'post',
  path: '/api/auth/access-link',
  summary:
    'Mails a link that signs in once, for who is kept from a new device. Answers alike whether or not the e-mail is known.',
  input: z.object({ email: emailField }),
  output: done,
})

export const signInByLink = route({
  method: 'post',
  path: '/api/auth/access-link/use',
  summary: 'Signs in with the mailed link’s token, once; the session travels in an httpOnly cookie.',
  input: z.object({ link: mailedToken }),
  output: z.strictObject({ session: sessionView }),
})

export const issueToken = route({
  method: 'post',
  path: '/api/auth/token',
  summary: 'The same session as a bearer token, for programs. Refused to browsers.',
  input: credentials,
  output: z.strictObject({ token: z.string(), expires_at: z.iso.datetime() }),
})

export const signOut = route({
  method: 'post',
  path: '/api/auth/sign-out',
  summary: 'Ends this session.',
  input: z.object({}),
  output: done,
})

export const forgotPassword = route({
  method: 'post',
  path: '/api/auth/forgot-password',
  summary: 'Mails a link that sets a new password. Answers alike whether or not the e-mail is known.',
  input: z.object({ email: emailField }),
  output: done,
})

export const resetPassword = route({
  method: 'post',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password with the mailed token, once, and ends every session.',
  input: z.object({
    token: mailedToken,
    password: passwordField,
  }),
  output: done,
})

export const changePassword = route({
  method: 'post',
  path: '/api/auth/change-password',
  closedWhilePaused: false,
  summary: 'Sets a new password and ends the other sessions.',
  input: z.object({
    current_password: z.string().min(1, commonWords.wrongPassword).max(PASSWORD_LENGTH_MAX, commonWords.wrongPassword),
    password: passwordField,
  }),
  output: done,
})

export const listSessions = route({
  method: 'get',
  path: '/api/auth/sessions',
  closedWhilePaused: false,
  summary: "The user's own live sessions, newest first.",
  input: z.object({}),
  output: z.strictObject({
    sessions: z.array(
      z.strictObject({
        id: z.uuid(),
        current: z.boolean(),
        device: z.string(),
        created_at: z.iso.datetime(),
        last_used_at: z.iso.datetime(),
      }),
    ),
  }),
})

export const endSession = route({
  method: 'delete',
  path: '/api/auth/sessions/:sessionId',
  closedWhilePaused: false,
  summary: "Ends one of the user's own sessions.",
  input: z.object({ sessionId: z.uuid() }),
  output: done,
})

export const endOtherSessions = route({
  method: 'post',
  path: '/api/auth/sessions/end-others',
  closedWhilePaused: false,
  summary: "Ends all of the user's sessions but this one.",
  input: z.object({}),
  output: z.strictObject({ ended: z.int() }),
})

const profileView = z.strictObject({
  id: z.uuid(),
  name: z.string().nullable(),
  email: z.string(),
  stake_default: z.number(),
  created_at: z.iso.datetime(),
})

export const readProfile = route({
  method: 'get',
  path: '/api/profile',
  closedWhilePaused: false,
  summary: "The user's own profile.",
  input: z.object({}),
  output: profileView,
})

/** A name once it is there may be as short as its owner likes, but not empty. */
export const updateProfile = route({
  method: 'patch',
  path: '/api/profile',
  closedWhilePaused: false,
  summary: 'Changes name or default unit, the only two fields that are a user’s to change.',
  input: z.object({
    name: nameField.optional(),
    stake_default: stakeField.optional(),
  }),
  output: profileView,
})

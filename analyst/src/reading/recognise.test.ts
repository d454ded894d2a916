import { FULL_BRIEFING } from '@prancheta/core/test/sample-briefings.ts'
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'
import { recognise } from './recognise.ts'
import { mendSlips } from './vocabulary.ts'

const read = (...questions: string[]) =>
  recognise(
    questions
      .flatMap((content) => [
        { role: 'user' as const, content },
        { role: 'assistant' as const, content: 'Os escanteios esperados são muitos.' },
      ])
      .slice(0, -1),
    FULL_BRIEFING,
  )

test.each([
  [['qual a chance do jacarandá ganhar?', 'e o outro time?'], { theme: 'result', side: 'away' }],
  [['escanteios do mandante', 'e o adversário?'], { theme: 'corners', side: 'away' }],
  [['quantos gols?', 'e no segundo tempo?'], { theme: 'halves', half: 'secondHalf' }],
  [['over 2,5', 'e 3,5?'], { theme: 'goals', way: 'over', line: 3.5 }],
  [['over 2,5', 'e o under?'], { theme: 'goals', way: 'under', line: 2.5 }],
  [['mais de 9,5 escanteios', 'e mais de 10,5?'], { theme: 'corners', line: 10.5 }],
  [['quem vence?', 'por quê?'], { theme: 'result', manner: 'why' }],
  [['quem vence?', 'pq?'], { theme: 'result', manner: 'why' }],
  [['cartões', 'explica melhor'], { theme: 'cards', manner: 'explain' }],
  [['ambas marcam?', 'e em números?'], { theme: 'bothScore', manner: 'numbers' }],
  [['quem vence?', 'por quê?', 'e o visitante?'], { theme: 'result', manner: 'answer', side: 'away' }],
  [['quem vence?', 'e os escanteios?'], { theme: 'corners', manner: 'answer' }],
  [['quem vence?', 'tem certeza?'], { theme: expect.stringMatching(/^(confidence|guide)$/) }],
  [['escanteios', 'me dá um green garantido'], { theme: 'promise' }],
])('%j is read with what was asked before', (questions, expected) => {
  expect(read(...questions)).toMatchObject(expected)
})

test.each([
  ['mais de 2 gols', { way: 'over', line: 2.5 }],
  ['pelo menos 2 gols', { way: 'over', line: 1.5 }],
  ['menos de 3 gols', { way: 'under', line: 2.5 }],
  ['no máximo 3 gols', { way: 'under', line: 3.5 }],
  ['3 gols ou mais', { way: 'over', line: 2.5 }],
  ['handicap -1,5', { line: -1.5 }],
  ['handicap do visitante +0,25', { side: 'away', line: 0.25 }],
  ['chance de 2 x 1', { score: { home: 2, away: 1 }, line: null }],
  ['o dono da casa ganha?', { side: 'home' }],
  ['e o maré alta?', { side: 'away' }],
  ['Jacarandá ou Maré Alta?', { side: null }],
  ['gols no 2º tempo', { half: 'secondHalf', line: null }],
])('“%s” is read in detail', (question, expected) => {
  expect(read(question)).toMatchObject(expected)
})

test.each([
  'o time se recupera da derrota?',
  'o jacarandá já garantiu vaga?',
  'quem chuta mais?',
  'quais as regras do handicap?',
  'não consigo entender o handicap',
  'tem 100% de aproveitamento?',
])('“%s” is no cry for help and no fraud', (question) => {
  expect(['chasing', 'promise', 'distress', 'injection', 'weather']).not.toContain(read(question).theme)
})

test('slips of the finger and short forms are put right, everyday words are left alone', () => {
  expect(plainText('Goool do OVER 2,5 no 1º TEMPO?!')).toBe('gol do over 2.5 no 1o tempo')
  expect(mendSlips('escantieo favoriot clasificacao handcap', [])).toBe('escanteio favorito classificacao handicap')
  expect(mendSlips('quem chuta mais no banco', [])).toBe('quem chuta mais no banco')
  expect(mendSlips('jacarnda', ['jacaranda'])).toBe('jacaranda')
})

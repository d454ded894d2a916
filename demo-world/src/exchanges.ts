/** Clubs, by their numbers, that change divisions after a season. */
export type Exchange = { down: readonly number[]; up: readonly number[] }

/**
 * Who went down and up after each season, a line a year from 2020 on, region by region. It follows from the tables, but
 * playing all seasons since the first would cost a tenth of a second on the first question; a test plays them again.
 * Later years are played when somebody asks.
 */
const WRITTEN = `
14 23 17 > 27 32 28 | 52 71 69 > 73 88 77 | 119 96 118 > 120 124 122 | 166 161 167 > 169 179 168
6 20 32 > 26 23 14 | 65 77 88 > 52 83 87 | 114 115 110 > 123 96 125 | 165 179 164 > 166 161 167
26 23 21 > 24 6 37 | 66 73 87 > 82 71 75 | 117 122 120 > 114 121 119 | 162 168 161 > 181 164 165
10 28 27 > 25 23 17 | 70 67 63 > 81 78 65 | 124 123 125 > 120 115 141 | 181 156 169 > 176 191 186
25 23 37 > 27 36 10 | 83 81 78 > 63 66 70 | 109 141 113 > 110 117 127 | 186 191 176 > 156 168 161
22 36 27 > 20 37 28 | 65 75 82 > 76 81 72 | 120 115 112 > 122 138 124 | 163 167 168 > 162 171 174
20 16 37 > 36 22 23 | 70 76 81 > 80 78 79 | 117 124 138 > 115 109 125 | 160 174 166 > 167 170 168
24 22 28 > 21 39 26 | 79 57 66 > 67 83 76 | 108 125 122 > 118 120 117 | 171 170 167 > 173 177 160
21 39 36 > 22 24 27 | 67 83 76 > 79 57 73 | 119 121 127 > 108 113 112 | 158 173 164 > 176 172 180
11 22 26 > 21 32 16 | 73 78 80 > 65 74 69 | 114 111 115 > 125 131 130 | 150 180 177 > 158 174 163
32 15 27 > 20 11 25 | 64 65 63 > 70 88 91 | 130 131 125 > 111 128 122 | 168 176 174 > 171 150 170
20 5 23 > 28 15 36 | 56 79 91 > 73 64 75 | 108 128 117 > 133 114 121 | 172 163 158 > 169 179 175
28 24 36 > 5 20 31 | 60 74 71 > 56 67 80 | 105 121 120 > 108 126 115 | 153 175 179 > 166 184 164
20 18 17 > 29 22 27 | 59 80 70 > 63 65 60 | 133 99 122 > 125 123 105 | 171 170 184 > 153 180 168
21 25 31 > 18 17 46 | 75 69 65 > 79 83 66 | 115 109 123 > 117 99 119 | 162 148 169 > 167 158 163
15 11 46 > 20 34 30 | 83 55 79 > 59 77 71 | 126 119 118 > 120 109 115 | 168 160 180 > 148 162 174
20 22 34 > 11 21 25 | 72 71 68 > 78 55 69 | 98 109 125 > 122 124 131 | 158 167 164 > 168 160 170
19 27 17 > 24 20 32 | 67 78 88 > 65 93 82 | 113 124 122 > 98 109 127 | 168 170 157 > 158 173 164
25 32 18 > 19 26 17 | 52 63 93 > 78 72 70 | 117 115 127 > 129 121 118 | 165 163 173 > 176 171 178
26 20 17 > 22 39 40 | 64 73 66 > 52 67 80 | 129 112 131 > 117 113 130 | 176 174 178 > 163 157 168
`

export const WRITTEN_EXCHANGES: readonly (readonly Exchange[])[] = WRITTEN.split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split(' | ').map(readExchange))

/** '22 23 21 > 24 26 25' */
function readExchange(text: string): Exchange {
  const [down, up] = text.split(' > ').map((clubs) => clubs.split(' ').map(Number))
  return { down: down ?? [], up: up ?? [] }
}

/** The line of one year. */
export function writeExchanges(exchanges: readonly Exchange[]): string {
  return exchanges.map(({ down, up }) => `${down.join(' ')} > ${up.join(' ')}`).join(' | ')
}

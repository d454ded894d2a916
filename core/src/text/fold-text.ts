/** Small letters without accents or signs, words parted by one blank: 'São Paulo - A1' gives 'sao paulo a1'. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[’'`.]/g, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}

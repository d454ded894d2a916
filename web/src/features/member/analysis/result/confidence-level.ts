export type ConfidenceLevel = 'strong' | 'medium' | 'weak'

/** The specification's steps for an analysis: 75 and above strong, 60 and above medium, lower weak. */
export function confidenceLevel(points: number): ConfidenceLevel {
  if (points >= 75) return 'strong'
  return points >= 60 ? 'medium' : 'weak'
}

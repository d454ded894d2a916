import type { Skill } from './skill.ts'

/** All skills, first fit wins. */
export const SKILLS: readonly Skill[] = []

/**
 * What somebody asks for whom care comes first, and what is said. `after` must have been read of a message before it; what is
 * `isTroubled` is meant so only in a talk in which trouble was heard, and what is not must never be said in one.
 */
export type Topic = { id: string; asked: RegExp; after?: readonly string[]; isTroubled?: boolean; text: string }

/** Whether a topic may be meant at this place of a talk: `before` is what the messages before it were about. */
export const fits = (topic: Topic, before: readonly string[], isTroubled: boolean): boolean =>
  (!topic.after || topic.after.some((id) => before.includes(id))) &&
  (topic.isTroubled === undefined || topic.isTroubled === isTroubled)

/** What a message is about by itself, for what leans on it. */
export const aloneIn = (topics: readonly Topic[], text: string): string | null =>
  topics.find(({ asked, after, isTroubled }) => !after && !isTroubled && asked.test(text))?.id ?? null

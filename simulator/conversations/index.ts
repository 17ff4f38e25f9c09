/** Scripted dialogues as data, and what plays them. */
export { bindWords, needsCode, wrongCodeBeside } from './bind-words.ts';
export type { Dialogue, Expected, Part, Speech, Step } from './dialogue.ts';
export { DIALOGUES, findDialogue } from './dialogues.ts';
export { checkSettled, playDialogue, type Played, type TalkLine } from './play-dialogue.ts';
export type { Answered, Settled, Stage } from './stage.ts';

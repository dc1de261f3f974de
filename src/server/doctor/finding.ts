/** One thing that was looked at, in Russian words. */
export type Finding = { isWrong: boolean; text: string };

export const good = (text: string): Finding => ({ isWrong: false, text });
export const wrong = (text: string): Finding => ({ isWrong: true, text });

/** The club's colours, the same as in the light theme of console and public pages. */
export const PALETTE = {
  paper: '#f6f5ef',
  surface: '#ffffff',
  ink: '#1a2420',
  quiet: '#56625c',
  line: '#dedcd2',
  faintLine: '#ecebe3',
  green: '#1d6b46',
  onGreen: '#ffffff',
  greenLine: '#5f9a7d',
  head: '#12352a',
  headInk: '#ffffff',
  headQuiet: '#a9c4b6',
  headLine: '#3b5b50',
} as const;

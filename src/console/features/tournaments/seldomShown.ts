/** One file for what is small and seldom shown: each file more costs the first screens a line. */
export { DeleteDialog } from './DeleteDialog';
export { MissingDialog } from './MissingDialog';
export { NoTournaments } from './NoTournaments';
export { NothingFound } from './NothingFound';

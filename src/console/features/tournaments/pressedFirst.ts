/** One file for what is pressed first: it is loaded as soon as nobody waits for anything else. */
export { DetailDialog } from './DetailDialog';
export { ListMenu } from './out/ListMenu';

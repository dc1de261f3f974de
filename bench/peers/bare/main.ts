import { inOrder, load } from '../common/tournaments';
import { makePage } from './page';

const page = makePage();
page.show(inOrder(await load()));
page.tellWhole();

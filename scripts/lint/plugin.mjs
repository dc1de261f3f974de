import { clock } from './clock.mjs';
import { homes } from './homes.mjs';
import { names } from './names.mjs';

/** The linter's rules of this project. */
const plugin = { meta: { name: 'club' }, rules: { clock, homes, names } };

export default plugin;

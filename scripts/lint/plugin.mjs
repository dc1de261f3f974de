import { clock } from './clock.mjs';
import { homes } from './homes.mjs';

/** The linter's rules of this project. */
const plugin = { meta: { name: 'club' }, rules: { clock, homes } };

export default plugin;

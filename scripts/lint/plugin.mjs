import { clock } from './clock.mjs';
import { comments } from './comments.mjs';
import { eventKinds } from './eventKinds.mjs';
import { homes } from './homes.mjs';
import { names } from './names.mjs';
import { tournamentTypes } from './tournamentTypes.mjs';

const plugin = {
  meta: { name: 'club' },
  rules: { clock, comments, eventKinds, homes, names, tournamentTypes },
};

export default plugin;

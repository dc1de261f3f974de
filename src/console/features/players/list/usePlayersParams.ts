import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  toQueryFromPlayersParams,
  parsePlayersParams,
  type PlayersParams,
} from '../../../../domain/players/list/playersParams';
import { useTopBarSearch, type TopBarSearchOptions } from '../../../ui/layout/shellContext';

/** Delay in milliseconds between typing and the address, because browsers limit how often the address may change. */
const TYPING_PAUSE_MS = 300;

/**
 * The list view in the address, with the text of the search box. Typing replaces the history entry; a choice adds one
 * (PLAYER-13).
 */
export function usePlayersParams() {
  const [params, setParams] = useSearchParams();
  const inAddress = parsePlayersParams((name) => params.get(name));
  const [text, setText] = useState(inAddress.text);
  /** The last search text that the address had, whether typed here or opened. */
  const agreed = useRef(inAddress.text);

  const createSearch = (initialText: string): TopBarSearchOptions => ({
    initialText,
    placeholder: 'Поиск по имени и телефону',
    onSearch: setText,
  });
  const [search, setSearch] = useState(() => createSearch(inAddress.text));
  useTopBarSearch(search);

  const follow = useEffectEvent((brought: string) => {
    if (brought === agreed.current) return;
    agreed.current = brought;
    setText(brought);
    setSearch(createSearch(brought));
  });
  useEffect(() => follow(inAddress.text), [inAddress.text]);

  // The router updates the address with a delay. Until then the chosen view applies.
  const address = params.toString();
  const [chosen, setChosen] = useState<{ at: string; view: PlayersParams } | null>(null);
  if (chosen && chosen.at !== address) setChosen(null);
  const view: PlayersParams = { ...(chosen?.at === address ? chosen.view : inAddress), text };
  const write = useEffectEvent((typed: string) => {
    agreed.current = typed;
    setParams(toQueryFromPlayersParams({ ...view, text: typed }), { replace: true });
  });
  useEffect(() => {
    if (text === agreed.current) return;
    const pause = setTimeout(() => write(text), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);

  return {
    view,
    choose: (change: Partial<PlayersParams>) => {
      const to = { ...view, ...change };
      setChosen({ at: address, view: to });
      agreed.current = to.text;
      setParams(toQueryFromPlayersParams(to));
    },
    /** Resets the view and empties the search box. */
    reset: () => {
      agreed.current = '';
      setText('');
      setSearch(createSearch(''));
      setParams({});
    },
  };
}

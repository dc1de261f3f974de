import { lazy, useState, type ComponentType } from 'react';

/**
 * A component whose code comes later. Once `preload` is done it is rendered at once; until then it
 * suspends, as a lazy one does, and its failure to load is thrown to the error page (ROUTE-5).
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await preload() })) as ComponentType<Props>;

  function Preloadable(props: Props) {
    // Chosen once: another component in its place would lose what was typed.
    const [Component] = useState(() => loaded ?? Lazy);
    return <Component {...props} />;
  }
  return Object.assign(Preloadable, { preload });
}

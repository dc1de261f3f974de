import { lazy, useState, type ComponentType } from 'react';

/**
 * Creates a lazy component that can be preloaded and then renders without suspending. If loading fails, the error page
 * is shown (ROUTE-5).
 */
export function createLazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await preload() })) as ComponentType<Props>;

  function Preloadable(props: Props) {
    // The component is chosen once, because replacing it would lose its state.
    const [Component] = useState(() => loaded ?? Lazy);
    return <Component {...props} />;
  }
  return Object.assign(Preloadable, { preload, isLoaded: () => loaded !== undefined });
}

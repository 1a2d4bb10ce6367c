/** Built into every board from outside: draws its parts with the Svelte that they were built with, not with the page's. */
import { flushSync, mount, unmount, type Component } from 'svelte';

export type Props = Record<string | symbol, unknown>;

/** A part that stands on the page; the page hands it new properties. */
export interface Drawing {
  set: (props: Props) => void;
  destroy: () => void;
}

export type Draw = (target: Element, props: Props) => Drawing;

/** How to draw a component from outside its own Svelte. */
export function drawing(part: Component<never> | undefined | null): Draw | null {
  if (!part) return null;
  return (target, first) => {
    let current = $state.raw(first);
    const props = new Proxy({} as Props, {
      get: (_, name) => current[name],
      has: (_, name) => name in current,
      ownKeys: () => Reflect.ownKeys(current),
      getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(current, name),
    });
    const mounted = mount(part, { target, props: props as never });
    return {
      set: (next) => {
        current = next;
        flushSync();
      },
      destroy: () => void unmount(mounted),
    };
  };
}

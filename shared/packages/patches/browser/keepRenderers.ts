interface Hook {
  inject: (renderer: unknown) => number;
  renderers: Map<number, unknown>;
}

// Development only. Each remote loads its own copy of React Refresh, after react-dom has registered with the page's
// devtools hook. React Refresh looks for earlier renderers in `renderers`; this keeps them there.
const hook: Hook | undefined = Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__');
if (hook) {
  const inject = hook.inject;
  hook.inject = (renderer) => {
    const id = inject.call(hook, renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}

export {};

/** Lets this process import TypeScript. The packages must be installed. */
export async function loadTypeScript() {
  const { register } = await import('tsx/esm/api');
  register();
}

import { nextTask } from './nextTask';

// Each in a task of its own, so that the browser can respond to the visitor in between: React, the library of styles, the
// modules of the shell, and its start.
nextTask()
  .then(
    () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  )
  .then(nextTask)
  .then(() => import(/* webpackMode: "eager", webpackExports: ["styled"] */ 'styled-components'))
  .then(nextTask)
  .then(() => import(/* webpackMode: "eager" */ './bootstrap'))
  .then(async ({ start }) => {
    await nextTask();
    start();
  });

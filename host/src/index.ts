import 'react-dom/client';
import { whenShown } from './whenShown';

// React runs in a task of its own, so that the browser can respond to the visitor before the rest runs. A page that is
// prerendered waits until it is shown: starting clears answers, writes the history and sends reports.
nextTask()
  .then(whenShown)
  .then(() => import(/* webpackMode: "eager" */ './bootstrap'));

/** Resolves in a task of its own, as soon as the browser has done what is more urgent. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

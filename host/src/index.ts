import 'react-dom/client';
import { nextTask } from './nextTask';
import { whenShown } from './whenShown';

// React runs in a task of its own, so that the browser can respond to the visitor before the rest runs. A page that is
// prerendered waits until it is shown: starting clears answers, writes the history and sends reports.
nextTask()
  .then(whenShown)
  .then(() => import(/* webpackMode: "eager" */ './bootstrap'));

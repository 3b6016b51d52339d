import 'react-dom/client';
import { nextTask } from './nextTask';

// React runs in a task of its own, so that the browser can respond to the visitor before the rest runs.
nextTask().then(() => import(/* webpackMode: "eager" */ './bootstrap'));

import { type BundlerRuntime, completeRuntime } from './containerRuntime';

declare const __webpack_require__: BundlerRuntime;

completeRuntime(__webpack_require__);

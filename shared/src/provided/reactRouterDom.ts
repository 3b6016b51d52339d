/**
 * The parts of react-router-dom that the site uses. The shell shares this module under that name, because a shared
 * package is shared whole; this keeps the rest of the router out of the page.
 */
export {
  createBrowserRouter,
  Link,
  matchRoutes,
  NavLink,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';

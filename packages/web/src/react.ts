// In the file of React itself (vite.config.ts): so React is evaluated with it, in a task before the app's own.
import 'react-dom/client'

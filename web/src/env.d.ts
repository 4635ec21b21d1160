/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />
declare module 'virtual:locale/*' {
  const body: import('@fluent/bundle').FluentResource['body'];
  export default body;
}
declare module 'virtual:lore/*' {
  const body: import('@fluent/bundle').FluentResource['body'];
  export default body;
}

/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />
declare module 'virtual:locale/*' {
  const text: string;
  export default text;
}
declare module 'virtual:lore/*' {
  const text: string;
  export default text;
}

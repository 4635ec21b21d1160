/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />
declare module 'virtual:languages' {
  type Load = () => Promise<{ default: import('@fluent/bundle').FluentResource['body'] }>;
  export const languages: Record<string, import('../locales.ts').LanguageFacts>;
  export const words: Record<import('../locales.ts').Kind, Record<string, Load>>;
}

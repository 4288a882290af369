// The texts of a page without a connection, in its language.

const all = {
  en: {
    name: "Connection",
    offline: "Reconnecting…",
    unplugged: "You’re Offline",
    back: "Connected",
    retry: "Retry",
    refused: "Not available while offline.",
    lost: "Your last tap didn’t go through.",
  },
  zh: {
    name: "连接",
    offline: "正在重新连接…",
    unplugged: "网络未连接",
    back: "已重新连接",
    retry: "重试",
    refused: "离线时无法执行此操作。",
    lost: "上一次操作未生效。",
  },
};

export function texts() {
  return document.documentElement.lang.startsWith("zh") ? all.zh : all.en;
}

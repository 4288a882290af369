extension SamplerTexts {
  public static let simplifiedChinese = SamplerTexts(
    title: "Sampler",
    loading: "正在载入…",
    tryAgain: "重试",
    emptyTitle: "无项目",
    emptyText: "这里还没有任何内容。",
    notFoundTitle: "未找到项目",
    notFoundText: "此项目已不存在。",
    showAllItems: "显示所有项目",
    unreadableTitle: "项目不可用",
    unreadableText: "无法读取此设备上的项目。",
    settingsTitle: "设置",
    settingsText: "“设置”的内容显示在此处。",
    settingsDone: "完成",
    onboardingTitle: "Onboarding",
    onboardingText: "“Onboarding”的内容显示在此处。",
    onboardingDone: "完成",
    onboardingCancel: "取消"
  )
}

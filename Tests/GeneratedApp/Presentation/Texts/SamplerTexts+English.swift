extension SamplerTexts {
  public static let english = SamplerTexts(
    title: "Sampler",
    loading: "Loading…",
    tryAgain: "Try Again",
    emptyTitle: "No Items",
    emptyText: "There is nothing here yet.",
    notFoundTitle: "Item Not Found",
    notFoundText: "This item is no longer here.",
    showAllItems: "Show All Items",
    unreadableTitle: "Items Not Available",
    unreadableText: "The items of this device cannot be read.",
    settingsTitle: "Settings",
    settingsText: "Replace this with the content of “Settings”.",
    settingsDone: "Done",
    onboardingTitle: "Onboarding",
    onboardingText: "Replace this with the content of “Onboarding”.",
    onboardingDone: "Done",
    onboardingCancel: "Cancel"
  )
}

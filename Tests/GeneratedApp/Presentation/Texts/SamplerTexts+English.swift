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
    settingsText: "The content of “Settings” comes here.",
    settingsDone: "Done",
    onboardingTitle: "Onboarding",
    onboardingText: "The content of “Onboarding” comes here.",
    onboardingDone: "Done",
    onboardingCancel: "Cancel"
  )
}

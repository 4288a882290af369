/// Names of SwiftUI that code beside previews uses.
enum SwiftUINames {
  static let all: Set<String> = Set([
    "ViewBuilder", "UIHostingController", "UIHostingConfiguration", "State", "Binding",
    "StateObject",
    "ObservedObject", "EnvironmentObject", "Environment", "VStack", "HStack", "ZStack",
    "NavigationView", "NavigationStack", "AnyView", "WindowGroup",
  ]).union(protocols)

  /// Protocols whose conformers only SwiftUI uses.
  static let protocols: Set<String> = [
    "View", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable", "ButtonStyle",
    "PreviewProvider", "PreferenceKey", "EnvironmentKey",
  ]

  /// Types that are often extended, some with names that apps give their own types as well.
  static let extended: Set<String> = all.union(["Text", "Image", "Color", "Font"])
}

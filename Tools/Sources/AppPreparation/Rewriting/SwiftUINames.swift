/// Names of SwiftUI that code beside previews uses.
enum SwiftUINames {
  static let all: Set<String> = [
    "View", "ViewBuilder", "ViewModifier", "UIHostingController", "UIViewRepresentable",
    "UIViewControllerRepresentable", "UIHostingConfiguration", "State", "Binding", "StateObject",
    "ObservedObject", "EnvironmentObject", "Environment", "VStack", "HStack", "ZStack",
    "NavigationView", "NavigationStack", "AnyView", "WindowGroup",
  ]
}

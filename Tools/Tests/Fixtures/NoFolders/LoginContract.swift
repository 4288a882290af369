@MainActor
protocol LoginView: AnyObject {
  func showProblem(_ text: String)
}

@MainActor
protocol LoginNavigation: AnyObject {
  func loginEnded()
  func showHelp()
}

@MainActor
protocol LoginViewInput: AnyObject {
  func showProblem(_ text: String)
}

@MainActor
protocol LoginViewOutput: AnyObject {
  func loginTapped(name: String)
}

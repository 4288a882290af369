protocol HomeViewInput: AnyObject {
  func show(_ user: User)
}

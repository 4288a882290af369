/// The services whose name a user can choose for the simulated login.
public enum LoginName: Sendable, CaseIterable {
  case zhihu, weibo, apple
}

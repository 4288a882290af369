/// Whose name a reader may take.
public enum LoginName: Sendable, CaseIterable {
  case zhihu, weibo, apple
}

@MainActor
open class UIView {
  public init() {}
}

/// The patterns of the gallery, in historical order.
public enum Pattern: String, CaseIterable, Codable, Hashable, Sendable {
  case mvc = "MVC"
  /// A variant in which the view knows its model.
  case mvcVariant = "MVCVariant"
  /// A historical form from an early article: the presenter makes views.
  case articleMVP = "ArticleMVP"
  case mvp = "MVP"
  case mvvm = "MVVM"
  case viper = "VIPER"
  case vip = "VIP"
  case mvpc = "MVPC"

  /// The pattern's source files, in the order of their names.
  public var files: [SourceFile] {
    SourceFile.all.filter { $0.pattern == rawValue }
  }
}

/// The patterns of the gallery, in the order of their history.
public enum Pattern: String, CaseIterable, Codable, Hashable, Sendable {
  case mvc = "MVC"
  /// The view knows its model.
  case mvcVariant = "MVCVariant"
  /// As an early article had it: the presenter makes views. Historical.
  case articleMVP = "ArticleMVP"
  case mvp = "MVP"
  case mvvm = "MVVM"
  case viper = "VIPER"
  case vip = "VIP"
  case mvpc = "MVPC"

  /// Its source files, in the order of their names.
  public var files: [SourceFile] {
    SourceFile.all.filter { $0.pattern == rawValue }
  }
}

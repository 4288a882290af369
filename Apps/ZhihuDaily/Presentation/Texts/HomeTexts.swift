/// The texts of the paper's days.
public struct HomeTexts: Sendable {
  public var title: String
}

extension HomeTexts {
  static let english = HomeTexts(
    title: "Zhihu Daily"
  )
  static let simplifiedChinese = HomeTexts(
    title: "知乎日报"
  )
}

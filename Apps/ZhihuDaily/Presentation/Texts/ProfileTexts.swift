/// The texts of the reader's own.
public struct ProfileTexts: Sendable {
  public var title: String
}

extension ProfileTexts {
  static let english = ProfileTexts(
    title: "Me"
  )
  static let simplifiedChinese = ProfileTexts(
    title: "我的"
  )
}

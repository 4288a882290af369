/// The texts of the full-screen picture.
public struct PictureTexts: Sendable {
  public var close: String
  public var zoomIn: String
  public var zoomOut: String
  public var unavailableTitle: String
  public var unavailableText: String
}

extension PictureTexts {
  static let english = PictureTexts(
    close: "Close",
    zoomIn: "Zoom In",
    zoomOut: "Zoom Out",
    unavailableTitle: "Image Isn’t Available",
    unavailableText: "Check your internet connection, then try again."
  )
  static let simplifiedChinese = PictureTexts(
    close: "关闭",
    zoomIn: "放大",
    zoomOut: "缩小",
    unavailableTitle: "无法载入图片",
    unavailableText: "请检查网络连接，然后重试。"
  )
}

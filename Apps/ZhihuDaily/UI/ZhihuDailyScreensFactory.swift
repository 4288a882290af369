public import ZhihuDailyPresentation

/// The factory of Zhihu Daily's screens in UIKit.
public struct ZhihuDailyScreensFactory {
  let pictures: any PictureProviding

  /// Makes a factory.
  ///
  /// - Parameter pictures: The source of the pictures.
  public init(pictures: any PictureProviding) {
    self.pictures = pictures
  }
}

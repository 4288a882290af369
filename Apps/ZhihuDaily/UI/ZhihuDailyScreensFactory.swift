public import ZhihuDailyPresentation

/// The screens of Zhihu Daily in UIKit.
public struct ZhihuDailyScreensFactory {
  let pictures: any PictureProviding

  /// - Parameter pictures: Where views get pictures from.
  public init(pictures: any PictureProviding) {
    self.pictures = pictures
  }
}

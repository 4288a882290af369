import UIKit
import ZhihuDailyPresentation

/// A picture from the server, with a grey background while it is missing.
final class PictureView: UIImageView {
  private var url: URL?
  private var loading: Task<Void, Never>?
  /// Repeats the last request if it has failed.
  private var retry: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    backgroundColor = .tertiarySystemFill
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  deinit {
    loading?.cancel()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { retry() }
  }

  /// Shows the picture at an address, or none.
  /// - Parameters:
  ///   - url: The address.
  ///   - pictures: The source of the picture.
  ///   - keepsFormer: A Boolean value that indicates whether the previous picture stays until the
  ///     new one is loaded.
  func show(_ url: URL?, from pictures: any PictureProviding, keepsFormer: Bool = false) {
    guard url != self.url else { return }
    self.url = url
    retry = {}
    if !keepsFormer || url == nil { image = nil }
    loading?.cancel()
    guard let url else { return }
    loading = Task { [weak self] in
      let data = await pictures.picture(at: url)
      guard !Task.isCancelled, let self, self.url == url else { return }
      if let data, let image = UIImage(data: data) {
        self.image = image
      } else {
        // This view tries again when it reappears, and the next row with this picture does.
        self.url = nil
        retry = { [weak self] in self?.show(url, from: pictures, keepsFormer: keepsFormer) }
      }
    }
  }
}

import Foundation
import ZhihuDailyModel

extension PictureToShow {
  /// Creates the picture above a story; nil if it has none.
  /// - Parameters:
  ///   - story: The story.
  ///   - credit: Makes the alternative text of the picture's credit.
  ///   - address: The address that the share sheet offers; nil if there is none.
  init?(above story: Story, credit: (String) -> String, sharing address: URL?) {
    guard let picture = story.picture else { return nil }
    let text = picture.credit.map(credit) ?? story.title
    self.init(picture.url, text, story, sharing: address)
  }

  /// Creates a picture in the text of a story; nil if it has none of this number.
  init?(number: Int, in story: Story, sharing address: URL?) {
    guard let figures = story.figures, figures.indices.contains(number),
      let figure = figures[number]
    else { return nil }
    self.init(figure.url, figure.text ?? story.title, story, sharing: address)
  }

  private init(_ url: URL, _ text: String, _ story: Story, sharing address: URL?) {
    self.init(url: url, text: text, share: address.map { Share(title: story.title, address: $0) })
  }
}

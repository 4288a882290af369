import UIKit

/// An idea, which a segue action passes on.
final class IdeaViewController: UIViewController {
  private let idea: Idea
  private var titleLabel: UILabel!
  private var reasonLabel: UILabel!

  static func registerForNibs() {
    NibClass.register(IdeaViewController.self) {
      $0.outlet("titleLabel", \.titleLabel)
      $0.outlet("reasonLabel", \.reasonLabel)
    }
  }

  init?(coder: NSCoder, idea: Idea) {
    self.idea = idea
    super.init(coder: coder)
  }

  @available(*, unavailable, message: "An idea is needed.")
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = idea.title
    reasonLabel.text = idea.reason
  }
}

import UIKit

/// Songs in tabs, with a player above the tab bar: the structure of music players.
final class PlayerSceneDelegate: ScreenSceneDelegate {
  override func makeRoot() -> UIViewController {
    MainTabBarController()
  }
}

private final class MainTabBarController: UITabBarController {
  private let player = MiniPlayerViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [("Genres", "music.note"), ("Clock", "clock")].map { title, symbol in
      let screen = GenresViewController()
      screen.title = title
      screen.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
      return UINavigationController(rootViewController: screen)
    }
    addChild(player)
    view.insertSubview(player.view, belowSubview: tabBar)
    player.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      player.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      player.view.trailingAnchor.constraint(equalTo: tabBar.trailingAnchor, constant: -8),
      player.view.bottomAnchor.constraint(equalTo: tabBar.topAnchor, constant: -8),
      player.view.heightAnchor.constraint(equalToConstant: 60),
    ])
    player.didMove(toParent: self)
  }
}

private final class MiniPlayerViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "player"
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 12
    let song = UIButton(type: .system)
    song.setTitle("A song", for: .normal)
    song.addAction(UIAction { [weak self] _ in self?.showWords() }, for: .primaryActionTriggered)
    let pause = UIButton(type: .system)
    pause.setImage(UIImage(systemName: "pause.fill"), for: .normal)
    let row = UIStackView(arrangedSubviews: [song, UIView(), pause])
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: view.topAnchor),
      row.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  private func showWords() {
    let words = UITextView()
    words.isEditable = false
    words.accessibilityIdentifier = "words"
    words.text = (1...80).map { "Line \($0) of the song" }.joined(separator: "\n")
    let screen = UIViewController()
    screen.view = words
    present(screen, animated: true)
  }
}

/// Chips that are as wide as their texts.
private final class GenresViewController: UIViewController, UICollectionViewDataSource {
  private let genres = ["Audio", "Wagner’s", "Games", "Home", "Miniature mmmm"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.dataSource = self
    list.register(ChipCell.self, forCellWithReuseIdentifier: "chip")
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    genres.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "chip", for: indexPath)
    (cell as? ChipCell)?.label.text = genres[indexPath.item]
    return cell
  }
}

private final class ChipCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemFill
    contentView.layer.cornerRadius = 18
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }
}
